import type { StoryLine } from "../../../table/line/scene";
import type { GameRoom } from "../../room.svelte";
import { type Cards, type Claim, type Council, type Event, eventOf, type Policy, viewOf } from "../wire";

/** What is known of a Council's cards: seen by this person, or shown at the end. */
export interface KnownCards {
  drawn?: Cards;
  received?: Cards;
  truth?: Council;
}

/** One round, or a policy enacted from the top of the deck. */
export interface Round {
  /** The Director and the nominee; none for a policy from the top of the deck. */
  pair: readonly [number, number] | null;
  /** Who approved; none while the table votes. */
  votes: ReadonlyMap<number, boolean> | null;
  stood: boolean;
  /** Of the Councils that have drawn cards. */
  council: number | null;
  policy: Policy | null;
  /** How far a veto came, if it was asked for. */
  veto: "asked" | "refused" | "agreed" | null;
  known: KnownCards;
  said: { drew?: Cards; received?: Cards };
}

/** Something said aloud, and the line that tells it. */
export interface Saying {
  claim: Claim;
  text: string;
}

/** What somebody says they found out about another. */
export interface Accusation extends Saying {
  by: number;
  claim: Extract<Claim, { type: "IFound" }>;
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
  /** The last thing that others said of each seat, and who said it. */
  accusations: ReadonlyMap<number, Accusation>;
  /** By the number of the slot. */
  powers: ReadonlyMap<number, PowerUse>;
}

const newRound = (pair: Round["pair"]): Round => ({
  pair,
  votes: null,
  stood: false,
  council: null,
  policy: null,
  veto: null,
  known: {},
  said: {},
});

/** The story as the table shows it: votes, Councils, claims and powers. It puts together what was told, no more. */
export function historyOf(story: readonly StoryLine[], powers: readonly (string | null)[]): History {
  const reader = new Reader(powers);
  for (const line of story) reader.hear(eventOf(line), line.text);
  return reader;
}

const READ = new WeakMap<readonly StoryLine[], History>();

/** The history of this table, read once from each story. */
export function historyIn(room: GameRoom): History {
  const { story } = room;
  const read = READ.get(story) ?? historyOf(story, viewOf(room).rules.powers);
  READ.set(story, read);
  return read;
}

class Reader implements History {
  readonly rounds: Round[] = [];
  readonly claims = new Map<number, Saying>();
  readonly accusations = new Map<number, Accusation>();
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
        if (now) this.#meet(now, event.cards);
        break;
      case "Received":
        if (now) now.known.received = event.cards;
        break;
      case "VetoAsked":
        if (now) now.veto = "asked";
        break;
      case "VetoRefused":
        if (now) now.veto = "refused";
        break;
      case "Vetoed":
        if (now) now.veto = "agreed";
        break;
      case "Enacted":
        if (now) now.policy = event.policy;
        this.#lay(event.policy, event.number);
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

  #meet(now: Round, drawn: Cards | null): void {
    this.#councils.push(now);
    now.council = this.#councils.length;
    if (drawn) now.known.drawn = drawn;
  }

  #lay(policy: Policy, number: number): void {
    if (policy === "Syndicate") this.#slot = number;
  }

  #say(seat: number, saying: Saying): void {
    const { claim } = saying;
    this.claims.set(seat, saying);
    if (claim.type === "IFound") this.accusations.set(claim.seat, { ...saying, claim, by: seat });
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
    .filter((line) => {
      const event = eventOf(line);
      return event.type === "Said" && event.seat === seat;
    })
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
export const isNews = (event: unknown): boolean => !QUIET.includes(eventOf({ event }).type);
