import { hashOfHex, hashOfText } from "../../house/sha256";
import { texts } from "../texts";
import type { Ending } from "../line/scene";
import type { SeatCard, TableHead } from "../../wire/types";
import type { Scene } from "../line/scene";
import type { Pin } from "./pins";

/** What was found: right, wrong, or not to be checked here. */
export interface Finding {
  holds: boolean | null;
  says: string;
}

/** What the server writes in place of words that were not revealed in time. */
export const NOT_REVEALED = "(not revealed)";

const good = (says: string): Finding => ({ holds: true, says });
const bad = (says: string): Finding => ({ holds: false, says });
const open = (says: string): Finding => ({ holds: null, says });

/** What the record is called when it is downloaded. */
export const fileOf = ({ game, id }: TableHead): string => `${game}-${id}.jsonl`;

/** Check the shuffle against what this browser saw before the deal, and say what it can't check. */
export function findings(scene: Scene, pin: Pin | null, words: string | null): Finding[] {
  const { ending } = scene;
  if (!ending) return [];
  return [
    ofFingerprint(scene.table.commitment, ending, pin),
    ...ofLuck(scene, ending, pin, words),
    open(texts.fairUnchecked),
  ];
}

function ofFingerprint(commitment: string, { seed }: Ending, pin: Pin | null): Finding {
  const promised = pin?.commitment ?? commitment;
  if (promised !== commitment) return bad(texts.fairChanged);
  if (hashOfHex(seed) !== promised) return bad(texts.fairDiffers);
  return pin?.before ? good(texts.fairMatches) : open(texts.fairLate);
}

/** Exactly those who had shown a hash have words in the shuffle, and the words are those behind it. */
function ofLuck({ seats, you }: Scene, ending: Ending, pin: Pin | null, words: string | null): Finding[] {
  const said = new Map(ending.by_seat.map((seat, i) => [seat, ending.luck[i] ?? ""]));
  if (pin?.luck?.some((hash, seat) => (hash !== "") !== said.has(seat))) return [bad(texts.fairLuckDiffers)];
  const others = seats.filter(({ seat }) => seat !== you.seat && said.has(seat));
  return [
    ...(you.seat !== null && words !== null ? [ofMine(said.get(you.seat), words)] : []),
    ...ofOthers(others, said, pin),
  ];
}

function ofMine(said: string | undefined, words: string): Finding {
  if (said === words) return good(texts.fairMine);
  if (said === NOT_REVEALED) return open(texts.fairMineLate);
  return said === undefined ? open(texts.fairMineMissing) : bad(texts.fairLuckDiffers);
}

function ofOthers(others: SeatCard[], said: Map<number, string>, pin: Pin | null): Finding[] {
  const isLate = ({ seat }: SeatCard) => said.get(seat) === NOT_REVEALED;
  const fits = ({ seat }: SeatCard) => hashOfText(said.get(seat) ?? "") === pin?.luck?.[seat];
  const late = others.filter(isLate);
  const told = others.filter((one) => !isLate(one));
  const names = (seats: SeatCard[]) => seats.map(({ name }) => name);
  const found = late.length ? [open(texts.fairNotRevealed(names(late)))] : [];
  if (!told.length) return found;
  if (!pin?.luck) return [...found, open(texts.fairLuckLate)];
  return [...found, told.every(fits) ? good(texts.fairOthers(names(told))) : bad(texts.fairLuckDiffers)];
}
