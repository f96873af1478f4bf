import { keep, kept } from "./kept";

/** What somebody likes, kept in this browser: light or dark, whether number keys choose options, and
 *  whether a question with one possible answer is answered by itself. */
export type Theme = "system" | "light" | "dark";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

class Taste {
  theme: Theme = $state(THEMES.find((theme) => theme === kept("theme")) ?? "system");
  keys: boolean = $state(kept("keys") !== "off");

  single: boolean = $state(kept("single") !== "off");

  wear(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.show();
  }

  /** The next of: as the system, light, dark. */
  change(): void {
    this.wear(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "system");
  }

  useKeys(on: boolean): void {
    this.keys = on;
    keep("keys", on ? "on" : "off");
  }

  answerSingle(on: boolean): void {
    this.single = on;
    keep("single", on ? "on" : "off");
  }

  show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const taste = new Taste();
