import type { Zone } from "../wire/types";

/** A card as it lies on the screen: its key stays the same while it wanders from zone to zone. */
export interface Piece {
  key: string;
  /** Its name, or null face down. */
  name: string | null;
  /** Where it was drawn before: the key of a piece, or of a pile (place). */
  from: string | null;
}

/** A zone with its pieces; of many face-down cards only the uppermost are drawn. */
export interface Place {
  key: string;
  zone: Zone;
  pieces: Piece[];
}

/** As many face-down cards as are drawn one by one; a pile of more only gets its number. */
export const DRAWN_BACKS = 4;

let made = 0;
const newKey = () => `piece-${++made}`;

/**
 * The zones with a piece for each card. Names tell which card is which: one that stays keeps its piece, one that
 * is gone here and new there has moved, one that is new where a pile has shrunk came from that pile. This guesses
 * for the eye only; nothing depends on it.
 */
export function arrange(before: readonly Place[], zones: readonly Zone[]): Place[] {
  const places = named(zones);
  const left = new Leftovers(before, places);
  for (const place of places) keepFaces(place, left);
  for (const place of places) settle(place, left);
  return places;
}

function named(zones: readonly Zone[]): Place[] {
  const seen = new Map<string, number>();
  return zones.map((zone) => {
    const name = `${zone.seat ?? "all"}/${zone.title}`;
    const again = seen.get(name) ?? 0;
    seen.set(name, again + 1);
    return { key: again ? `${name}/${again}` : name, zone, pieces: [] };
  });
}

/** What lay on the table before and has not found its place in the new arrangement yet. */
class Leftovers {
  readonly #faces = new Map<string, Piece[]>();
  readonly #backs = new Map<string, Piece[]>();
  readonly #lost = new Map<string, number>();

  constructor(before: readonly Place[], after: readonly Place[]) {
    const now = new Map(after.map((place) => [place.key, place.zone.hidden]));
    for (const { key, zone, pieces } of before) {
      this.#faces.set(
        key,
        pieces.filter((piece) => piece.name !== null),
      );
      this.#backs.set(
        key,
        pieces.filter((piece) => piece.name === null),
      );
      this.#lost.set(key, Math.max(0, zone.hidden - (now.get(key) ?? 0)));
    }
  }

  /** The piece of this name that lay in this place. */
  face(place: string, name: string): Piece | undefined {
    return takeFrom(this.#faces.get(place), name);
  }

  back(place: string): Piece | undefined {
    return this.#backs.get(place)?.shift();
  }

  /** The piece of this name from any place that has no use for it any more. */
  moved(name: string): Piece | undefined {
    for (const pieces of this.#faces.values()) {
      const piece = takeFrom(pieces, name);
      if (piece) return piece;
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

function takeFrom(pieces: Piece[] | undefined, name: string): Piece | undefined {
  const index = pieces?.findIndex((piece) => piece.name === name) ?? -1;
  return index < 0 ? undefined : pieces?.splice(index, 1)[0];
}

const fresh = (name: string | null, from: string | null): Piece => ({ key: newKey(), name, from });

/** First every zone keeps what it had: only then is the rest free to move. */
function keepFaces(place: Place, left: Leftovers): void {
  place.pieces = place.zone.cards.map((name) => {
    const piece = left.face(place.key, name);
    return piece ? { ...piece, from: null } : { key: "", name, from: null };
  });
}

function settle(place: Place, left: Leftovers): void {
  place.pieces = place.pieces.map((piece) =>
    piece.key ? piece : arrived(piece.name ?? "", place.key, left),
  );
  for (let drawn = 0; drawn < Math.min(place.zone.hidden, DRAWN_BACKS); drawn++) {
    place.pieces.push(left.back(place.key) ?? fresh(null, left.pile(place.key)));
  }
}

function arrived(name: string, place: string, left: Leftovers): Piece {
  const piece = left.moved(name);
  return piece ? { ...piece, from: piece.key } : fresh(name, left.pile(place));
}
