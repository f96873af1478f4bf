import type { BoardZone } from "../line/scene";
import type { Piece } from "../../wire/types";
import type { ThingId } from "../things";

/** A piece as it lies on the screen: its key stays the same while it moves from zone to zone. */
export interface Drawn {
  key: string;
  /** What lies there; null for a card that this seat can't tell from others. */
  piece: Piece | null;
  /** Where it was drawn before: the key of something drawn, or of a place. */
  from: string | null;
}

/** A zone with what is drawn in it; of many unknown cards only the uppermost are drawn. Its key is the zone's id. */
export interface Place {
  key: string;
  zone: BoardZone;
  drawn: Drawn[];
}

/** As many unknown cards as are drawn one by one; a pile of more only gets its number. */
export const DRAWN_BACKS = 4;

let made = 0;
const newKey = () => `piece-${++made}`;

/**
 * The zones with what is drawn in them. Ids tell which thing is which: one that stays keeps its key, one that is gone
 * here and new there has moved, one that is new where a pile has shrunk came from that pile. Things that share an id
 * stand for each other. This guesses for the eye only; nothing depends on it.
 */
export function arrange(before: readonly Place[], zones: readonly BoardZone[]): Place[] {
  const places: Place[] = zones.map((zone) => ({ key: zone.id, zone, drawn: [] }));
  const left = new Leftovers(before, places);
  for (const place of places) keepFaces(place, left);
  for (const place of places) settle(place, left);
  return places;
}

const hiddenIn = ({ zone }: Place) => zone.hidden ?? 0;

/** What lay on the table before and has not found its place in the new arrangement yet. */
class Leftovers {
  readonly #faces = new Map<string, Drawn[]>();
  readonly #backs = new Map<string, Drawn[]>();
  readonly #lost = new Map<string, number>();

  constructor(before: readonly Place[], after: readonly Place[]) {
    const now = new Map(after.map((place) => [place.key, hiddenIn(place)]));
    for (const place of before) {
      const { key, drawn } = place;
      this.#faces.set(
        key,
        drawn.filter(({ piece }) => piece),
      );
      this.#backs.set(
        key,
        drawn.filter(({ piece }) => !piece),
      );
      this.#lost.set(key, Math.max(0, hiddenIn(place) - (now.get(key) ?? 0)));
    }
  }

  /** This thing as it was drawn in this place. */
  face(place: string, thing: ThingId): Drawn | undefined {
    return takeFrom(this.#faces.get(place), thing);
  }

  back(place: string): Drawn | undefined {
    return this.#backs.get(place)?.shift();
  }

  /** This thing from any place that has no use for it any more. */
  moved(thing: ThingId): Drawn | undefined {
    for (const drawn of this.#faces.values()) {
      const found = takeFrom(drawn, thing);
      if (found) return found;
    }
    return undefined;
  }

  /** A pile, other than this one, that has lost a card. */
  pile(except: string): string | null {
    for (const [key, lost] of this.#lost) {
      if (lost > 0 && key !== except) {
        this.#lost.set(key, lost - 1);
        return key;
      }
    }
    return null;
  }
}

function takeFrom(drawn: Drawn[] | undefined, thing: ThingId): Drawn | undefined {
  const index = drawn?.findIndex(({ piece }) => piece?.thing === thing) ?? -1;
  return index < 0 ? undefined : drawn?.splice(index, 1)[0];
}

const fresh = (piece: Piece | null, from: string | null): Drawn => ({ key: newKey(), piece, from });

/** First every zone keeps what it had: only then is the rest free to move. */
function keepFaces(place: Place, left: Leftovers): void {
  place.drawn = (place.zone.pieces ?? []).map((piece) => ({
    key: left.face(place.key, piece.thing)?.key ?? "",
    piece,
    from: null,
  }));
}

function settle(place: Place, left: Leftovers): void {
  place.drawn = place.drawn.map((drawn) =>
    drawn.key || !drawn.piece ? drawn : arrived(drawn.piece, place.key, left),
  );
  for (let backs = 0; backs < Math.min(hiddenIn(place), DRAWN_BACKS); backs++) {
    place.drawn.push(left.back(place.key) ?? fresh(null, left.pile(place.key)));
  }
}

function arrived(piece: Piece, place: string, left: Leftovers): Drawn {
  const before = left.moved(piece.thing);
  return before ? { key: before.key, piece, from: before.key } : fresh(piece, left.pile(place));
}
