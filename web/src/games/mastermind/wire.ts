/** The facts that this table reads; their types are made from the game itself. */

import type { Cards, Claim, Event, MastermindView, Move } from "./types";

export type * from "./types";
export type Policy = "Agency" | "Syndicate";
export type Role = "Agency" | "Agent" | "Mastermind";

/** Facts of this game, as a room, a line, an option or a claim holds them. */
export const viewOf = ({ view }: { readonly view: unknown }): MastermindView => view as MastermindView;
export const eventOf = ({ event }: { readonly event?: unknown }): Event => event as Event;
export const moveOf = ({ move }: { readonly move: unknown }): Move => move as Move;
export const claimOf = ({ claim }: { readonly claim: unknown }): Claim => claim as Claim;

export const policyThing = (policy: Policy) => `card:${policy.toLowerCase()}`;
export const roleThing = (role: Role) => `role:${role.toLowerCase()}`;
export const ballotThing = (approves: boolean) => (approves ? "ballot:approve" : "ballot:reject");
export const vetoThing = (agrees: boolean) => (agrees ? "veto:agree" : "veto:refuse");
export const slotThing = (side: Policy, number: number) => `place:${side.toLowerCase()}_${number}`;

export const SIDES: readonly Policy[] = ["Agency", "Syndicate"];

/** Cards of a hand one by one, sorted. */
export const spread = ({ agency, syndicate }: Cards): Policy[] => [
  ...Array<Policy>(agency).fill("Agency"),
  ...Array<Policy>(syndicate).fill("Syndicate"),
];

/** Whether a claim says something of this seat that its speaker found out. */
export const isAbout = (claim: Claim, seat: number | null): boolean =>
  claim.type === "IFound" && claim.seat === seat;

/** The emblem of an Investigation's answer: a side, or by option a role. */
export const answerThing = (answer: Policy | Role) =>
  answer === "Syndicate" ? policyThing(answer) : roleThing(answer);
