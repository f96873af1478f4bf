/** Where in the house somebody is. */
export type Place =
  | { room: "lobby" | "account" }
  | { room: "new"; game: string }
  | { room: "rules"; game: string }
  | { room: "table" | "replay"; table: string }
  | { room: "notices"; wish: "confirm" | "off" }
  | { room: "nowhere" };

/** Ids of games and tables are plain letters and digits. */
const DOOR = /^\/(new|rules|table|replay)\/([\w-]+)\/?$/;

export function placeOf(path: string): Place {
  if (path === "/" || path === "") return { room: "lobby" };
  if (path === "/account") return { room: "account" };
  const wish = /^\/notices\/(confirm|off)$/.exec(path)?.[1];
  if (wish === "confirm" || wish === "off") return { room: "notices", wish };
  const [, room, name] = DOOR.exec(path) ?? [];
  if (!name) return { room: "nowhere" };
  if (room === "table" || room === "replay") return { room, table: name };
  return { room: room === "new" ? "new" : "rules", game: name };
}

class Path {
  place: Place = $state.raw(placeOf(location.pathname));
  /** Whether somebody came here from another room, not by loading the page. */
  walked = false;

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  /** Walk to another room; `note` is kept by the browser with the step and survives a reload. */
  go(path: string, note: unknown = null): void {
    history.pushState(note, "", path);
    this.walked = true;
    this.place = placeOf(location.pathname);
    scrollTo(0, 0);
  }

  get note(): unknown {
    return history.state;
  }
}

export const path = new Path();

/** Follow links inside the house without loading the page again; anything unusual is left to the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|analysis)\//.test(link.pathname) || link.hash) return;
  event.preventDefault();
  path.go(link.pathname);
}
