import type { Bundle, Say } from "../../words/bundle";
import type * as wire from "../../wire/types";
import type { Laid } from "../zones";
import type { BoardFacts, Facts } from "./fold";
import type { Board, BoardZone, Ending, Option, Sayable, Scene, StoryLine } from "./scene";

/** What a game's own table knows of its things; null: the server says what lies where. */
export type AnyLaid = Laid<unknown, unknown, unknown, unknown> | null;

/** What the catalogue says of moves and answers. */
export type Known = Pick<wire.Catalogue, "final" | "standings">;

type Told = Pick<wire.Option, "key" | "args">;

/** The message of something, whose type is the key and whose fields are arguments. */
const sayOf = (told: Told, of: unknown): Say => ({
  key: told.key || (of as { type: string }).type,
  args: { ...(of as object), ...told.args },
});

/** It tells one person what the table shows, in words. What was told before is not worded again. */
export class Teller {
  readonly #lines = new WeakMap<wire.StoryLine, StoryLine>();
  #options: { of: BoardFacts["options"]; view: BoardFacts["view"]; said: readonly Option[] } | null = null;

  constructor(
    private readonly bundle: Bundle,
    private readonly laid: AnyLaid,
    private readonly known: Known,
  ) {}

  scene({ board, ending, story, missing: _, ...others }: Facts): Scene {
    const lines = story.map((line) => this.line(line));
    return {
      ...others,
      board: board && this.#board(board, lines),
      ending: ending && this.#ending(ending),
      story: lines,
    };
  }

  line(line: wire.StoryLine): StoryLine {
    let told = this.#lines.get(line);
    if (!told) {
      const { event } = line;
      told = { event, text: this.#text(line, event), about: line.about ?? this.laid?.ofEvent(event) ?? [] };
      this.#lines.set(line, told);
    }
    return told;
  }

  option(option: wire.Option, view: unknown): Option {
    const { move } = option;
    const say = sayOf(option, move);
    return {
      move,
      text: this.bundle.format(say),
      heading: this.bundle.format(say, "heading"),
      label: this.bundle.format(say, "label"),
      first: this.bundle.format(say, "first"),
      about: option.about ?? this.laid?.ofMove(move, view) ?? [],
      final: this.known.final.includes((move as { type: string }).type),
      worth: option.worth ?? {},
    };
  }

  #board(board: BoardFacts, story: readonly StoryLine[]): Board {
    return {
      ...board,
      prompt: this.bundle.format(board.prompt),
      options: this.#offered(board),
      claims: board.claims.map((sayable) => this.#sayable(sayable, board.view)),
      zones: board.zones?.map((zone) => this.#zone(zone)) ?? this.#derived(board.view, story),
      standings: board.plays ? this.#standings() : [],
    };
  }

  /** As long as the question is the same, so are the options: somebody may have picked one. */
  #offered({ options, view }: BoardFacts): readonly Option[] {
    if (this.#options?.of !== options)
      this.#options = { of: options, view, said: options.map((option) => this.option(option, view)) };
    return this.#options.said;
  }

  #sayable(sayable: wire.Sayable, view: unknown): Sayable {
    const { claim } = sayable;
    const about = sayable.about ?? this.laid?.ofClaim(claim, view) ?? [];
    return { claim, text: this.#text(sayable, claim), about };
  }

  #zone({ say, ...zone }: wire.BoardZone): BoardZone {
    return { ...zone, ...this.#label(say) };
  }

  /** What lies where, as the game's own table finds it in the view. */
  #derived(view: unknown, story: readonly StoryLine[]): BoardZone[] {
    const { laid } = this;
    const events = story.map(({ event }) => event);
    return (laid?.zones(view, events) ?? []).map((zone) => ({
      ...zone,
      ...this.#label(laid?.label(zone, view) ?? null),
    }));
  }

  #label(say: Say | null): Pick<BoardZone, "title" | "short" | "note"> {
    const { bundle } = this;
    if (!say) return { title: "", short: "", note: "" };
    return {
      title: bundle.format(say),
      short: bundle.format(say, "short"),
      note: bundle.format(say, "note"),
    };
  }

  #standings() {
    return this.known.standings.map((name) => ({
      name,
      text: this.bundle.format({ key: `standing-${name}` }),
    }));
  }

  #ending(ending: wire.Ending): Ending {
    const roles = ending.roles.map((role) => this.bundle.format(role));
    return { ...ending, why: this.bundle.format(ending.why), roles };
  }

  #text(told: Told, of: unknown): string {
    return this.bundle.format(sayOf(told, of));
  }
}
