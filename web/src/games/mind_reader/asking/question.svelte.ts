import type { Option } from "../../../table/line/scene";
import type { GameRoom } from "../../room.svelte";
import { moveOf, type Move } from "../wire";

/** What a person says next: a question in the making, or a guess. It reads the options and knows no rules. */
export class Question {
  readonly #room: GameRoom;
  /** The card that is about to be named, as rank and suit. */
  named: { rank: string; suit: string } | null = $state.raw(null);

  constructor(room: GameRoom) {
    this.#room = room;
  }

  get #open(): readonly Option[] {
    return this.#room.pointing.open;
  }

  of(type: Move["type"]): readonly Option[] {
    return this.#room.options.filter((option) => moveOf(option).type === type);
  }

  /** The questions that are still open. */
  get asks(): readonly Option[] {
    return this.#open.filter((option) => moveOf(option).type === "Ask");
  }

  /** Whether a Secret Card is being named: suit, then rank. */
  get isNaming(): boolean {
    return this.of("NameSuit").length + this.of("NameRank").length > 0;
  }

  /** The Secret Card that is being named. */
  get target(): string {
    return this.#room.options[0]?.about?.at(-1) ?? "";
  }

  /** Begin a guess: at once where only one Secret Card can be meant, else have it pointed at. */
  guess(): void {
    const guesses = this.#open.filter((option) => isGuess(option));
    const meant = guesses.length ? guesses : this.#room.options.filter(isGuess);
    this.named = null;
    if (meant.length === 1 && meant[0]) this.#room.send([meant[0].move]);
    else this.#room.pointing.want(isGuess);
  }

  /** Say the card that was chosen: what is left of suit and rank goes out together. */
  say(): void {
    const { named } = this;
    if (!named) return;
    const suit: Move = { type: "NameSuit", suit: named.suit };
    const rank: Move = { type: "NameRank", rank: named.rank };
    const isSuitNext = this.of("NameSuit").length > 0;
    this.#room.send(isSuitNext ? [suit, rank] : [{ type: "TakeBack" }, suit, rank]);
    this.named = null;
  }

  back(): void {
    this.named = null;
    this.#room.takeBack();
  }
}

export const isGuess = (option: Option) => ["Guess", "GuessAll"].includes(moveOf(option).type);

const QUESTIONS = new WeakMap<GameRoom, Question>();

/** The one question in the making at this table. */
export function questionOf(room: GameRoom): Question {
  const known = QUESTIONS.get(room) ?? new Question(room);
  QUESTIONS.set(room, known);
  return known;
}
