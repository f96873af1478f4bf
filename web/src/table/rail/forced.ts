import type { Option } from "../../wire/types";
import type { Scene } from "../line/fold";

/**
 * The only thing that this person can do, where the rules leave no choice; else null.
 * Never where others are asked too, where anyone may step in, where something may be said first, or where a part of
 * the decision may still be taken back.
 */
export function forced({ board, you, ending }: Scene): Option | null {
  if (!board || ending || board.first_come || board.passed || board.take_back || board.claims.length)
    return null;
  const isMineAlone = board.asked.length === 1 && board.asked[0] === you.seat;
  return isMineAlone && board.options.length === 1 ? (board.options[0] ?? null) : null;
}

/** Whether nobody else is here who could time an answer. */
export function isAlone({ seats, you, watching }: Scene): boolean {
  return (
    !watching && seats.every(({ seat, sitter, away }) => seat === you.seat || (sitter !== "person" && !away))
  );
}

const ALONE = 900;
const SHORTEST = 1500;
const LONGEST = 5000;

/**
 * How long to wait before it is done, in milliseconds.  Among people the time is drawn by lot: always the same one
 * would tell them that there was no choice.
 */
export function patience(scene: Scene, random: number): number {
  return isAlone(scene) ? ALONE : SHORTEST + random * (LONGEST - SHORTEST);
}
