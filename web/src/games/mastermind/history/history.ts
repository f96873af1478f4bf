import type { StoryLine } from "../../../wire/types";
import type { GameRoom } from "../../room.svelte";
import type { Cards, Claim, CouncilTruth, Event, MastermindView, Policy } from "../wire";

/** What is known of a Council's cards: seen by this person, or shown at the end. */
export interface KnownCards {
  drawn?: Cards;
  received?: Cards;
  truth?: CouncilTruth;
}

/** One round, or a policy enacted from the top of the deck. */
export interface Round {
  /** The Director and the nominee; none for a policy from the top of the deck. */
  pair: readonly [number, number] | null;
  /** Who approved; none while the table votes. */
  votes: ReadonlyMap<number, boolean> | null;
  stood: boolean;
  /** Of the Councils that enacted a policy. */
  council: number | null;
  policy: Policy | null;
  known: KnownCards;
  said: { drew?: Cards; received?: Cards };
}

/** Something said aloud, and the line that tells it. */
export interface Saying {
  claim: Claim;
  text: string;
}

/** What became of the power of a slot on the Syndicate's track. */
export interface PowerUse {
  by: number | null;
  on: number | null;
  how: "used" | "lost" | "owed" | "lapsed";
}

export interface History {
  rounds: readonly Round[];
  /** The last thing that each seat said aloud. */
  claims: ReadonlyMap<number, Saying>;
  /** By the number of the slot. */
  powers: ReadonlyMap<number, PowerUse>;
}

const newRound = (pair: Round["pair"]): Round => ({
  pair,
  votes: null,
  stood: false,
  council: null,
  policy: null,
  known: {},
  said: {},
});

/** The story as the table shows it: votes, Councils, claims and powers. It puts together what was told, no more. */
export function historyOf(story: readonly StoryLine[], powers: readonly (string | null)[]): History {
  const reader = new Reader(powers);
  for (const line of story) reader.hear(line.event as Event, line.text);
  return reader;
}

const READ = new WeakMap<readonly StoryLine[], History>();

/** The history of this table, read once from each story. */
export function historyIn(room: GameRoom): History {
  const { story } = room;
  const read = READ.get(story) ?? historyOf(story, (room.view as MastermindView).rules.powers);
  READ.set(story, read);
  return read;
}

class Reader implements History {
  readonly rounds: Round[] = [];
  readonly claims = new Map<number, Saying>();
  readonly powers = new Map<number, PowerUse>();
  readonly #printed: readonly (string | null)[];
  readonly #councils: Round[] = [];
  #slot = 0;
  #owed = 0;
  #using = 0;

  constructor(printed: readonly (string | null)[]) {
    this.#printed = printed;
  }

  hear(event: Event, text: string): void {
    const now = this.rounds.at(-1);
    switch (event.type) {
      case "Nominated":
        this.rounds.push(newRound([event.director, event.operative]));
        break;
      case "Voted":
        if (now) now.votes = votesOf(event.approving, event.rejecting);
        break;
      case "Elected":
        if (now) now.stood = true;
        break;
      case "Drew":
        if (now && event.cards) now.known.drawn = event.cards;
        break;
      case "Received":
        if (now) now.known.received = event.cards;
        break;
      case "Enacted":
        if (now) this.#enact(now, event.policy, event.number);
        break;
      case "TopDecked":
        this.rounds.push({ ...newRound(null), policy: event.policy });
        this.#lay(event.policy, event.number);
        break;
      case "CouncilRevealed": {
        const council = this.#councils[event.number - 1];
        if (council) council.known.truth = event.council;
        break;
      }
      case "Said":
        this.#say(event.seat, { claim: event.claim, text });
        break;
      default:
        this.#usePower(event);
    }
  }

  #enact(now: Round, policy: Policy, number: number): void {
    this.#councils.push(now);
    now.policy = policy;
    now.council = this.#councils.length;
    this.#lay(policy, number);
  }

  #lay(policy: Policy, number: number): void {
    if (policy === "Syndicate") this.#slot = number;
  }

  #say(seat: number, saying: Saying): void {
    const { claim } = saying;
    this.claims.set(seat, saying);
    if (claim.type !== "IDrew" && claim.type !== "IReceived") return;
    const council = this.#councils[claim.council - 1];
    if (council) council.said[claim.type === "IDrew" ? "drew" : "received"] = claim.cards;
  }

  #usePower(event: Event): void {
    switch (event.type) {
      case "Lost":
        if (event.owed) this.#owed = this.#slot;
        this.powers.set(this.#slot, { by: null, on: null, how: event.owed ? "owed" : "lost" });
        break;
      case "Lapsed":
        this.powers.set(this.#slot, { by: event.director, on: null, how: "lapsed" });
        break;
      case "Granted":
        this.#using = this.#slotOf(event.power);
        this.powers.set(this.#using, { by: event.director, on: null, how: "used" });
        break;
      case "Investigated":
      case "Appointed":
      case "Purged":
        this.powers.set(this.#using, { by: event.director, on: event.seat, how: "used" });
    }
  }

  /** A power that was owed is used later than its policy was enacted. */
  #slotOf(power: string): number {
    return this.#printed[this.#slot - 1] === power ? this.#slot : this.#owed;
  }
}

const votesOf = (approving: readonly number[], rejecting: readonly number[]): ReadonlyMap<number, boolean> =>
  new Map([
    ...approving.map((seat) => [seat, true] as const),
    ...rejecting.map((seat) => [seat, false] as const),
  ]);

/** Everything that a seat has said aloud, the last first. */
export const sayingsOf = (story: readonly StoryLine[], seat: number): StoryLine[] =>
  story
    .filter(({ event }) => (event as Event).type === "Said" && (event as { seat: number }).seat === seat)
    .reverse();

/** How a seat has voted, the last vote last. */
export function votesBy({ rounds }: History, seat: number): boolean[] {
  return rounds.flatMap(({ votes }) => votes?.get(seat) ?? []);
}

/** So many votes of each seat are shown on the table. */
const SHOWN_VOTES = 4;

export const lastVotesBy = (history: History, seat: number): boolean[] =>
  votesBy(history, seat).slice(-SHOWN_VOTES);

const QUIET: readonly string[] = ["Drew", "Passed", "Received", "Elected", "CouncilRevealed", "Granted"];

/** Votes, policies and what is said are news; what is only drawn or passed on is not. */
export const isNews = (event: unknown): boolean => !QUIET.includes((event as Event).type);
