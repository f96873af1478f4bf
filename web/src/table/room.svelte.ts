import type { AnyAnswer, AnyRequest, Frame, Option, RefusedDeed, Sayable } from "../wire/types";
import { newId } from "../house/chance";
import { NOTHING, fold, hasGap, type Scene } from "./fold";
import { Line, type Ear, type Outside, type Standing } from "./line";

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** A request before it has got its id. */
export type Deed = WithoutId<AnyRequest>;

/** Why something was not done, and under which question it was tried. */
export interface Refusal {
  reason: string;
  decision: number | null;
}

/** A table as one tab sees it: what the server said last, and the deeds that it has not answered yet. */
export class Room implements Ear {
  scene: Scene = $state.raw(NOTHING);
  standing: Standing = $state("connecting");
  why: string = $state("");
  /** Whether the line broke and is not there again yet. */
  cut: boolean = $state(false);
  refusal: Refusal | null = $state.raw(null);
  waiting: readonly AnyRequest[] = $state.raw([]);
  /** How often a frame has come; whoever draws may wait for it. */
  frames = $state(0);

  readonly busy: boolean = $derived(this.waiting.some((deed) => deed.type === "play"));
  readonly #line: Line;

  constructor(outside: Outside) {
    this.#line = new Line(outside, this);
  }

  get frame(): Frame | null {
    return this.scene.frame;
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

  /** Do it once: the same deed again, while it is unanswered, is a double click; so is a second move. */
  do(deed: Deed): void {
    if (this.waiting.some((other) => isTheSame(deed, other))) return;
    this.refusal = null;
    const request = { ...deed, id: newId() } as AnyRequest;
    this.waiting = [...this.waiting, request];
    this.#line.say(request);
  }

  play(option: Option): void {
    this.#play(option.move);
  }

  takeBack(): void {
    this.#play({ type: "TakeBack" });
  }

  claim(sayable: Sayable): void {
    this.do({ type: "say", claim: sayable.claim });
  }

  /** Whether this person may do so now, besides playing. */
  may(deed: Frame["you"]["may"][number]): boolean {
    return this.frame?.you.may.includes(deed) ?? false;
  }

  #play(move: unknown): void {
    const decision = this.frame?.board?.decision;
    if (decision !== undefined) this.do({ type: "play", decision, move });
  }

  hear(answer: AnyAnswer): void {
    if (answer.type === "frame") this.#draw(answer);
    else if (answer.type === "done") this.#settle(answer.id);
    else if (answer.type === "refused") this.#refuse(answer);
    else this.refusal = { reason: answer.reason, decision: null };
  }

  stands(standing: Standing, why: string): void {
    this.standing = standing;
    if (standing !== "connecting") this.cut = standing === "waiting";
    this.why = why;
  }

  #draw(frame: Frame): void {
    if (hasGap(this.scene, frame)) this.wake();
    this.scene = fold(this.scene, frame);
    this.frames += 1;
    const decision = frame.board?.decision ?? null;
    if (this.refusal && this.refusal.decision !== decision) this.refusal = null;
  }

  #settle(id: string): void {
    this.waiting = this.waiting.filter((deed) => deed.id !== id);
  }

  #refuse(answer: RefusedDeed): void {
    this.#settle(answer.id);
    this.#draw(answer.frame);
    this.refusal = { reason: answer.reason, decision: answer.frame.board?.decision ?? null };
  }
}

function isTheSame(deed: Deed, other: AnyRequest): boolean {
  if (deed.type === "play") return other.type === "play";
  return JSON.stringify({ ...deed, id: other.id }) === JSON.stringify(other);
}
