/** The address of a replay, through the eyes of a seat if there is one, at a move or at the beginning. */
export function replayAt(table: string, seat: number | null, move?: number): string {
  const where = move === undefined ? "0" : `m${move}`;
  return `/replay/${table}#${where}${seat === null ? "" : `-${seat + 1}`}`;
}
