import type { Frame, StoryLine } from "../wire/types";

/** What a tab knows of its table: the last frame, and the whole story of this seat. */
export interface Scene {
  frame: Frame | null;
  story: readonly StoryLine[];
}

export const NOTHING: Scene = { frame: null, story: [] };

/** Whether lines of the story are missing before those of the frame, so that everything must be asked for again. */
export function hasGap(scene: Scene, frame: Frame): boolean {
  return frame.story.since > scene.story.length;
}

/** The scene after a frame: its lines take the place of whatever stood from `since` on. */
export function fold(scene: Scene, frame: Frame): Scene {
  if (hasGap(scene, frame)) return { ...scene, frame };
  const { since, lines } = frame.story;
  if (!lines.length && since === scene.story.length) return { ...scene, frame };
  return { frame, story: [...scene.story.slice(0, since), ...lines] };
}
