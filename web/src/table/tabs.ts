import type { Scene } from "./line/scene";
import type { Room } from "./line/room.svelte";

export type Tab = "board" | "hand" | "story" | "notes" | "talk";

/** Where the story has its place beside the table. */
export const DESK = "(width >= 60rem)";

/** The tabs of a phone, in their order. */
export const PHONE_TABS: readonly { id: Tab; icon: string }[] = [
  {
    id: "board",
    icon: "M3 11c0-2.5 4-4 9-4s9 1.5 9 4-4 4-9 4-9-1.5-9-4ZM7 15l-1.5 4M17 15l1.5 4",
  },
  { id: "hand", icon: "M5 7.5 12 5l4.5 12.5-7 2.5zM14.5 6.5H19V19h-2" },
  { id: "story", icon: "M4 6h16M4 11h16M4 16h10" },
  { id: "notes", icon: "M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16" },
  { id: "talk", icon: "M4 5h16v11H10l-5 4v-4H4z" },
];

/** Whether there is anybody to talk to, or something to read: not for somebody who plays with bots alone. */
export function hasTalk({ hearing }: Room, { seats, you, watching }: Scene): boolean {
  const others = seats.some(({ seat, sitter, away }) => seat !== you.seat && (sitter === "person" || away));
  return hearing.now !== null && (others || (you.seat === null && watching > 1) || hearing.spoken.length > 0);
}
