import type {
  AnyAnswer,
  AnyRequest,
  Catalogue,
  Clocks,
  Frame,
  Option as OptionFacts,
  RefusedRequest,
  You,
} from "../../wire/types";
import { newId } from "../../house/chance";
import { Hearing } from "../../talk/hearing.svelte";
import { texts } from "../../texts";
import { fold, hasGap, withEarlier, type Facts } from "./fold";
import { Line, type Ear, type Outside as LineOutside, type Standing } from "./line";
import type { Option, Sayable, Scene } from "./scene";
import { Reader, type Speech } from "./speech";
import { NO_THINGS, type Things } from "../things";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A request before it has got its id. */
export type Wish = WithoutId<AnyRequest>;

/** What only this person asked for, and nobody else hears of. */
export type Question = Extract<
  Wish,
  {
    type:
      | "notebook"
      | "why"
      | "hint"
      | "mark"
      | "note"
      | "talk"
      | "phrase"
      | "react"
      | "mute"
      | "earlier"
      | "story";
  }
>;
type AnswerOf<Type extends AnyAnswer["type"]> = Extract<AnyAnswer, { type: Type }>;

interface Asking {
  type: AnyAnswer["type"];
  resolve(answer: AnyAnswer): void;
  reject(error: Error): void;
}

/** Why something was not done, and under which question it was tried. */
export interface Refused {
  reason: string;
  decision: number | null;
}

/** The world outside, so that tests can stand in for it. */
export interface Outside extends LineOutside {
  /** How a game speaks, and what its table knows of its things. */
  speak(game: string): Promise<Speech>;
}

/** A table as one tab sees it: what the server said so far, and the requests that it has not answered yet. */
export class Room implements Ear {
  catalogue: Catalogue | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  standing: Standing = $state("connecting");
  why: string = $state("");
  /** Whether the line broke and is not there again yet. */
  cut: boolean = $state(false);
  refusal: Refused | null = $state.raw(null);
  waiting: readonly AnyRequest[] = $state.raw([]);
  /** How long the story was when this person last moved; null while they have not moved here. */
  since: number | null = $state(null);
  /** How often a frame has come; what is drawn may wait for it. */
  frames = $state(0);

  /** The players' clocks, at a table that has some. */
  clocks: Clocks | null = $state.raw(null);
  /** What was said freely at the table. */
  readonly hearing = new Hearing();

  /** Who reads the table to this person; another one where somebody is called otherwise. */
  #reader: Reader | null = $state.raw(null);
  readonly things: Things = $derived(this.#reader?.things ?? NO_THINGS);
  /** How a turn goes and what everything does at this table. */
  readonly aid = $derived(this.#reader?.aid ?? { flow: [], sections: [] });
  readonly busy: boolean = $derived(this.waiting.some((request) => request.type === "play"));
  readonly #line: Line;
  readonly #outside: Outside;
  #facts: Facts | null = null;
  /** Facts of which lines of the story are missing, and from which line on they were asked for. */
  #early: Facts | null = null;
  #fetched: number | null = null;
  #speech: Speech | null = null;
  #fetchesSpeech = false;
  /** The parts of a decision that are played when they are offered. */
  #parts: readonly unknown[] = [];
  /** The requests that no person made. */
  readonly #alone = new Set<string>();
  readonly #asking = new Map<string, Asking>();

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#line = new Line(outside, this);
  }

  open(): void {
    void this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  wake(): void {
    this.#line.wake({ type: "resync", id: newId() });
  }

  /**
   * Ask for it once: the same wish again, while it is unanswered, is a double click; so is a second move.
   * `alone`: no person asked for it, so nobody need hear of a refusal; another tab may have been quicker.
   */
  do(wish: Wish, alone = false): void {
    if (this.waiting.some((other) => isTheSame(wish, other))) return;
    this.refusal = null;
    const request = { ...wish, id: newId() } as AnyRequest;
    if (alone) this.#alone.add(request.id);
    this.waiting = [...this.waiting, request];
    this.#line.say(request);
  }

  /** Ask something that is answered by a message of this type; it fails with the reason if it is refused. */
  ask<Type extends AnyAnswer["type"]>(question: Question, type: Type): Promise<AnswerOf<Type>> {
    const id = newId();
    const answer = new Promise<AnyAnswer>((resolve, reject) =>
      this.#asking.set(id, { type, resolve, reject }),
    );
    this.#line.say({ ...question, id } as AnyRequest);
    return answer as Promise<AnswerOf<Type>>;
  }

  play(option: Option, alone = false): void {
    this.#parts = [];
    this.#play(option.move, alone);
  }

  /** Play several parts of one decision: the first now, each other as soon as it is among the options. */
  playAll([first, ...others]: readonly unknown[]): void {
    if (this.busy) return;
    this.#parts = others;
    this.#play(first);
  }

  takeBack(): void {
    this.#parts = [];
    this.#play({ type: "TakeBack" });
  }

  /** A move that the server speaks of, in words. */
  worded(option: OptionFacts): Option {
    if (!this.#reader || !this.#facts) throw new Error("nothing has been shown");
    return this.#reader.option(option, this.#facts);
  }

  claim(sayable: Sayable): void {
    this.do({ type: "say", claim: sayable.claim });
  }

  /** Whether this person may do so now, besides playing. */
  may(wish: You["may"][number]): boolean {
    return this.scene?.you.may.includes(wish) ?? false;
  }

  get #decision(): number | null {
    return this.scene?.board?.decision ?? null;
  }

  #play(move: unknown, alone = false): void {
    if (this.#decision === null) return;
    if (!alone) this.since = this.scene?.story.length ?? null;
    this.do({ type: "play", decision: this.#decision, move }, alone);
  }

  hear(answer: AnyAnswer): void {
    if ("id" in answer && this.#asking.has(answer.id)) this.#answer(answer.id, answer);
    else this.#show(answer);
  }

  /** Give an answer to the one who waits for it. */
  #answer(id: string, answer: AnyAnswer): void {
    const asking = this.#asking.get(id);
    this.#asking.delete(id);
    if (answer.type === asking?.type) asking.resolve(answer);
    else asking?.reject(new Error(answer.type === "refused" ? answer.reason : texts.wentWrong));
  }

  #show(answer: AnyAnswer): void {
    if (answer.type === "frame") this.#draw(answer);
    else if (answer.type === "catalogue") this.#learn(answer);
    else if (answer.type === "clocks") this.clocks = answer.left.length ? answer : null;
    else if (answer.type === "talking" || answer.type === "said") this.hearing.hear(answer);
    else if (answer.type === "done") this.#goOn(answer.id);
    else if (answer.type === "refused") this.#refuse(answer);
    else if (answer.type === "mistake") this.refusal = { reason: answer.reason, decision: null };
  }

  #learn(catalogue: Catalogue): void {
    this.catalogue = catalogue;
    this.#reader = null;
    if (this.#facts) this.#tell(this.#facts);
  }

  /** Of the catalogue: who comes back need not be sent it again. */
  get version(): string {
    return this.catalogue?.version ?? "";
  }

  stands(standing: Standing, why: string): void {
    this.standing = standing;
    if (standing !== "connecting") this.cut = standing === "waiting";
    this.why = why;
  }

  #draw(frame: Frame): void {
    const before = this.#early ?? this.#facts;
    if (hasGap(before, frame)) this.wake();
    this.#set(fold(before, frame));
  }

  /** A game's table reads the whole story: show a scene as soon as no line of it is missing. */
  #set(facts: Facts | null): void {
    this.#early = facts?.missing ? facts : null;
    if (facts?.missing) {
      this.#fetch(facts.missing);
      return;
    }
    this.#fetched = null;
    this.#facts = facts;
    if (facts) this.#tell(facts);
  }

  /** Show what is known, in words: the first time, as soon as there are some. */
  #tell(facts: Facts): void {
    if (!this.#speech || !this.catalogue) {
      this.#learnToSpeak(facts.table.game);
      return;
    }
    if (!this.#reader?.reads(facts)) this.#reader = new Reader(this.#speech, this.catalogue, facts);
    this.scene = this.#reader.scene(facts);
    this.frames += 1;
    this.hearing.at(this.scene.table.id);
    if (this.refusal && this.refusal.decision !== this.#decision) this.refusal = null;
  }

  #learnToSpeak(game: string): void {
    if (this.#fetchesSpeech) return;
    this.#fetchesSpeech = true;
    this.#outside.speak(game).then(
      (speech) => this.#speak(speech),
      () => this.stands("lost", texts.unreachable),
    );
  }

  #speak(speech: Speech): void {
    this.#speech = speech;
    if (this.#facts) this.#tell(this.#facts);
  }

  #fetch(before: number): void {
    if (this.#fetched === before) return;
    this.#fetched = before;
    const seat = this.#early?.you.seat;
    this.ask({ type: "story", before }, "lines").then(
      (earlier) =>
        this.#early?.you.seat === seat && this.#early && this.#set(withEarlier(this.#early, earlier)),
      () => this.wake(),
    );
  }

  /** It is done, and the frame that shows it has come: the next part follows, if it is offered. */
  #goOn(id: string): void {
    const wasMove = this.waiting.some((request) => request.id === id && request.type === "play");
    this.#settle(id);
    if (!wasMove) return;
    const [next, ...others] = this.#parts;
    this.#parts = others;
    const isOffered = ({ move }: Option) => JSON.stringify(move) === JSON.stringify(next);
    if (next !== undefined && this.scene?.board?.options.some(isOffered)) this.#play(next);
    else this.#parts = [];
  }

  #settle(id: string): void {
    this.waiting = this.waiting.filter((request) => request.id !== id);
  }

  #refuse({ id, reason }: RefusedRequest): void {
    this.#settle(id);
    this.#parts = [];
    if (!this.#alone.has(id)) this.refusal = { reason, decision: this.#decision };
  }
}

function isTheSame(wish: Wish, other: AnyRequest): boolean {
  if (wish.type === "play") return other.type === "play";
  return JSON.stringify({ ...wish, id: other.id }) === JSON.stringify(other);
}
