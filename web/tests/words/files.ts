/** The files of messages as the house serves them, by language and part: `lobby`, `games/pi`. */

const HOUSE = import.meta.glob<string>("../../../src/parlour/words/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>("../../../src/parlour/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function wordsOf(language: string): Record<string, string> {
  const house = Object.entries(HOUSE).flatMap(([path, text]) => {
    const [part = "", spoken] = path.replace(".ftl", "").split("/").reverse();
    return spoken === language ? [[part, text] as const] : [];
  });
  const games = Object.entries(GAMES).flatMap(([path, text]) => {
    const [spoken, , game = ""] = path.replace(".ftl", "").split("/").reverse();
    return spoken === language ? [[`games/${game}`, text] as const] : [];
  });
  return Object.fromEntries([...house, ...games]);
}

export const ENGLISH = wordsOf("en");
export const GERMAN = wordsOf("de");
