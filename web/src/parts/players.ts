/** How a player is told from others, by seat: a colour, and for eyes that don't tell colours apart a shape. */
export interface PlayerLook {
  /** A CSS colour that white letters can be read on. */
  colour: string;
  /** A shape in a square of 24, to be filled. */
  shape: string;
}

/** Ten players at most sit at a table. The colours differ in lightness too. */
const LOOKS: readonly PlayerLook[] = [
  { colour: "#8a1f3d", shape: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z" },
  { colour: "#0b5a8f", shape: "M3 3h18v18H3z" },
  { colour: "#17683f", shape: "m12 1.5 11 19.5H1z" },
  { colour: "#8a5200", shape: "m12 1 11 11-11 11L1 12z" },
  { colour: "#5d3a94", shape: "m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11z" },
  { colour: "#44505c", shape: "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z" },
  { colour: "#0f6b70", shape: "m12 1 11 8-4.2 13H5.2L1 9z" },
  { colour: "#a13a0e", shape: "M1 3h22L12 22z" },
  { colour: "#97246f", shape: "M12 22C4 16 1 12 1 8a5.6 5.6 0 0 1 11-2 5.6 5.6 0 0 1 11 2c0 4-3 8-11 14Z" },
  { colour: "#3d5a12", shape: "M4 2h16v13l-8 8-8-8z" },
];

export function lookOf(seat: number): PlayerLook {
  return LOOKS[seat % LOOKS.length] as PlayerLook;
}

const lettersIn = (name: string) => [...name].filter((letter) => /\p{L}|\p{N}/u.test(letter));

/**
 * The badges by which the seats are told apart: the first letter of each name. Where several begin with the same one, a
 * second mark follows: a later letter of the name that none of them has yet, or else the number of the seat.
 */
export function lettersOf(names: readonly string[]): string[] {
  const firsts = names.map((name, seat) => lettersIn(name)[0]?.toUpperCase() ?? `${seat + 1}`);
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const first = firsts[seat] ?? "";
    if (firsts.filter((one) => one === first).length === 1) return first;
    const marks = lettersIn(name)
      .slice(1)
      .map((letter) => first + letter.toLowerCase());
    const badge = marks.find((mark) => !taken.has(mark)) ?? `${first}${seat + 1}`;
    taken.add(badge);
    return badge;
  });
}
