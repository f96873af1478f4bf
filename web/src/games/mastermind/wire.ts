/** What this table reads of the game's own view, moves, claims and events; the server's are in `parlour.games.mastermind`. */

export type Policy = "Agency" | "Syndicate";
export type Role = "Agency" | "Agent" | "Mastermind";

export interface Cards {
  agency: number;
  syndicate: number;
}

export interface MastermindView {
  rules: { powers: readonly (string | null)[] };
  living: readonly number[];
  director: number;
  /** On whom the table votes now. */
  nominee: number | null;
  /** The Director and the Global Operative who hold cards now. */
  council: readonly [number, number] | null;
  silent: readonly number[];
  investigated: readonly (readonly [by: number, seat: number])[];
  /** Of this seat's own Investigations. */
  findings: readonly (readonly [seat: number, answer: Policy | Role])[];
}

export type Move =
  | { type: "Nominate" | "Investigate" | "Appoint" | "Purge"; seat: number }
  | { type: "Vote"; approve: boolean }
  | { type: "Discard" | "Enact"; policy: Policy }
  | { type: "Arrange"; cards: readonly Policy[] };

export type Claim =
  | { type: "IAm"; role: Role }
  | { type: "IDrew" | "IReceived"; council: number; cards: Cards }
  | { type: "IFound"; seat: number; answer: Policy | Role }
  | { type: "ISaw"; cards: Cards };

/** A Council as it is shown when the game is over. */
export interface CouncilTruth {
  drawn: Cards;
  discarded: Policy | null;
  buried: Policy | null;
}

export type Event =
  | { type: "Learned"; role: Role }
  | { type: "Nominated"; director: number; operative: number }
  | { type: "Voted"; approving: readonly number[]; rejecting: readonly number[] }
  | { type: "Elected" | "Rejected" | "Reshuffled" | "RolesRevealed" | "Began" }
  | { type: "Drew"; cards: Cards | null }
  | { type: "Passed"; discarded: Policy | null }
  | { type: "Received"; cards: Cards }
  | { type: "Enacted" | "TopDecked"; policy: Policy; number: number }
  | { type: "Granted" | "Lapsed"; director: number; power: string }
  | { type: "Lost"; power: string; owed: boolean }
  | { type: "Investigated" | "Appointed" | "Purged"; director: number; seat: number }
  | { type: "Looked"; director: number; cards: readonly Policy[] | null }
  | { type: "Arranged"; director: number }
  | { type: "CouncilRevealed"; number: number; council: CouncilTruth }
  | { type: "Said"; seat: number; claim: Claim };

export const moveOf = ({ move }: { move: unknown }): Move => move as Move;
export const claimOf = ({ claim }: { claim: unknown }): Claim => claim as Claim;

export const policyThing = (policy: Policy) => `card:${policy.toLowerCase()}`;
export const roleThing = (role: Role) => `role:${role.toLowerCase()}`;
export const ballotThing = (approves: boolean) => (approves ? "ballot:approve" : "ballot:reject");
export const slotThing = (side: Policy, number: number) => `place:${side.toLowerCase()}_${number}`;

export const SIDES: readonly Policy[] = ["Agency", "Syndicate"];

/** Cards of a hand one by one, sorted. */
export const spread = ({ agency, syndicate }: Cards): Policy[] => [
  ...Array<Policy>(agency).fill("Agency"),
  ...Array<Policy>(syndicate).fill("Syndicate"),
];

/** The emblem of an Investigation's answer: a side, or by option a role. */
export const answerThing = (answer: Policy | Role) =>
  answer === "Syndicate" ? policyThing(answer) : roleThing(answer);
