import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { inline, parse } from "../src/rules/markdown";
import Page from "../src/rules/Page.svelte";

const plain = (text: string) => [{ style: "plain", text }];

test("headings, paragraphs and rules", () => {
  expect(parse("# Mind Reader\n\nFor 2 to 6\nplayers.\n\n---\n## Cards ##")).toEqual([
    { type: "heading", level: 1, words: plain("Mind Reader") },
    { type: "paragraph", words: plain("For 2 to 6 players.") },
    { type: "rule" },
    { type: "heading", level: 2, words: plain("Cards") },
  ]);
});

test("a numbered list goes on after an indented table", () => {
  const blocks = parse(
    "1. One,\n   two.\n2. Suits:\n\n   | suit | beats |\n   |---|---|\n   | Rock | Lizard |\n\n3. Three.",
  );
  expect(blocks).toEqual([
    { type: "list", ordered: true, start: 1, items: [plain("One, two."), plain("Suits:")] },
    { type: "table", head: [plain("suit"), plain("beats")], rows: [[plain("Rock"), plain("Lizard")]] },
    { type: "list", ordered: true, start: 3, items: [plain("Three.")] },
  ]);
});

test("a table's rows are as wide as its head", () => {
  expect(parse("|a|b|\n|--|--|\n|1|\n|1|2|3|")).toMatchObject([
    {
      rows: [
        [plain("1"), []],
        [plain("1"), plain("2")],
      ],
    },
  ]);
});

test("words in their styles", () => {
  expect(inline("a **bold** and *soft* `code_here` 2 * 3 * 4, [a link](javascript:x)")).toEqual([
    { style: "plain", text: "a " },
    { style: "bold", text: "bold" },
    { style: "plain", text: " and " },
    { style: "italic", text: "soft" },
    { style: "plain", text: " " },
    { style: "code", text: "code_here" },
    { style: "plain", text: " 2 * 3 * 4, a link" },
  ]);
});

test("every text ends as text, even one that looks like HTML", () => {
  const { container } = render(Page, {
    source: "# <img src=x onerror=alert(1)>\n\n- <script>bad()</script>\n\n```\n<b>\n```",
  });
  expect(container.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(container.textContent).toContain("<script>bad()</script>");
});

test("every block comes to an end", () => {
  for (const odd of [
    "|",
    "```",
    "#",
    "-",
    "1.",
    "| a |\n|---|",
    "\n\n",
    "* * *",
    "#######",
    "**",
    "a\n# b\n- c\n1. d",
  ]) {
    expect(() => parse(odd)).not.toThrow();
  }
});

test("a page inside another begins one heading lower", () => {
  const { container } = render(Page, { source: "# One\n\n## Two", level: 2 });
  expect([...container.querySelectorAll("h1, h2, h3")].map(({ tagName }) => tagName)).toEqual(["H2", "H3"]);
});
