import { expect, test, vi } from "vitest";
import { firstSpoken, languages, settle } from "../../src/house/language";
import { bundleOf, load, put, spoken } from "../../src/words/store";
import { openHouse } from "../house";
import { GERMAN } from "./files";

const BOTH = [
  { id: "en", name: "English" },
  { id: "de", name: "Deutsch" },
];

/** A page that speaks German, in a house of both languages. */
async function inGerman() {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "en"]);
  openHouse({ "GET /api/words": BOTH });
  await settle();
}

async function backToEnglish() {
  vi.restoreAllMocks();
  openHouse({ "GET /api/words": [] });
  await settle();
}

test.each([
  [["de-AT", "en"], "de"],
  [["fr", "de", "en"], "de"],
  [["fr"], "en"],
  [[null, "de"], "de"],
  [["toString"], "en"],
])("of %j the first that is spoken is %s", (wanted, language) => {
  expect(firstSpoken(wanted, BOTH)).toBe(language);
});

test("the address goes before what was chosen, and is remembered if it is spoken", async () => {
  history.replaceState(null, "", "/?language=de");
  openHouse({ "GET /api/words": BOTH });
  await settle();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(["de", "ltr"]);
  history.replaceState(null, "", "/?language=qq");
  await settle();
  expect(document.documentElement.lang).toBe("de");
  expect(languages()).toEqual(BOTH);
  localStorage.clear();
  history.replaceState(null, "", "/");
  await backToEnglish();
  expect(document.documentElement.lang).toBe("en");
});

test("a part is fetched once, with the grammar of its language", async () => {
  await inGerman();
  const asked = openHouse({
    "GET /api/words/de/lobby.ftl": GERMAN["lobby"],
    "GET /api/words/de/grammar.ftl": GERMAN["grammar"],
  });
  await Promise.all([load("lobby"), load("lobby")]);
  expect(spoken("lobby", { key: "free-seats", args: { free: 2, seats: 4 } })).toBe("2 von 4 Plätzen frei");
  expect(asked.map(({ path }) => path)).toEqual(["/api/words/de/lobby.ftl", "/api/words/de/grammar.ftl"]);
  await backToEnglish();
});

test("what can't be fetched is asked for again", async () => {
  openHouse({ "GET /api/words/en/cellar.ftl": 500 });
  await expect(load("cellar")).rejects.toThrow("cellar");
  openHouse({ "GET /api/words/en/cellar.ftl": "dark = It is dark." });
  await load("cellar");
  expect(spoken("cellar", { key: "dark" })).toBe("It is dark.");
});

test("a game is told to one hearer, with the words of the house", () => {
  put("en/games/toy", { language: "en", text: 'Drew = { DOES($seat, "draw", "draws") } a card.' });
  put("en/pantry", { language: "en", text: "full = No more." });
  const bundle = bundleOf({ me: 0, names: ["Ann", "Bea"] }, "pantry", "games/toy");
  const said = [{ key: "Drew", args: { seat: 0 } }, { key: "Drew", args: { seat: 1 } }, { key: "full" }];
  expect(said.map((say) => bundle.format(say))).toEqual([
    "You draw a card.",
    "Bea draws a card.",
    "No more.",
  ]);
});
