import { keep, kept } from "./kept";

/** What somebody likes, kept in this browser. */
export type Theme = "system" | "light" | "dark";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

class Taste {
  theme: Theme = $state(THEMES.find((theme) => theme === kept("theme")) ?? "system");
  /** Whether number keys choose options. */
  keys: boolean = $state(kept("keys") !== "off");
  /** Whether a question with one possible answer is answered by itself. */
  single: boolean = $state(kept("single") !== "off");
  /** Whether every game is played at the generic table. */
  plain: boolean = $state(kept("plain") === "on");
  /** Whether the list of all options is open beside a game's own table. */
  list: boolean = $state(kept("list") === "on");
  sound: boolean = $state(kept("sound") !== "off");
  /** Whether the browser tells of one's turn while another tab is looked at. */
  notify: boolean = $state(kept("notify") === "on");

  wear(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  /** The next of: as the system, light, dark. */
  change(): void {
    this.wear(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "system");
  }

  /** Like something, or no longer. */
  like(what: "keys" | "single" | "plain" | "list" | "sound" | "notify", on: boolean): void {
    this[what] = on;
    keep(what, on ? "on" : "off");
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const taste = new Taste();
