import type { Round } from "./history";
import type { Cards, Policy } from "../wire";

/** The cards of a Council's member: what is known of them, and what was said. */
export interface HandTold {
  of: "director" | "operative";
  known: Cards | undefined;
  said: Cards | undefined;
  /** Whether what was said is not what is known. */
  isLie: boolean;
}

const isSame = (one: Cards, other: Cards) => one.agency === other.agency && one.syndicate === other.syndicate;

const told = (of: HandTold["of"], known: Cards | undefined, said: Cards | undefined): HandTold => ({
  of,
  known,
  said,
  isLie: known !== undefined && said !== undefined && !isSame(known, said),
});

/** Cards without one of a kind. */
function without({ agency, syndicate }: Cards, policy: Policy | null): Cards {
  return {
    agency: agency - Number(policy === "Agency"),
    syndicate: syndicate - Number(policy === "Syndicate"),
  };
}

/** What the Director drew and what the Global Operative received, as far as this person knows or was told. */
export function handsIn({ known, said }: Round): [HandTold, HandTold] {
  const { truth } = known;
  const received = truth ? without(truth.drawn, truth.discarded) : known.received;
  return [
    told("director", truth?.drawn ?? known.drawn, said.drew),
    told("operative", received, said.received),
  ];
}
