import { expect, test } from "vitest";

const SOURCES: Record<string, string> = import.meta.glob("../src/**/*.{svelte,css,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const QUERY = /@(?:media|container)[^{]*\{|MediaQuery\(\s*["'`][^"'`]*["'`]/g;

test("a query of sizes says from where on or up to where: two beside each other never hold at once", () => {
  const queries = Object.entries(SOURCES).flatMap(([file, text]) =>
    (text.match(QUERY) ?? []).map((query) => `${file}: ${query}`),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /(?:min|max)-(?:width|height)|<=|>(?!=)/.test(query))).toEqual([]);
});
