import { expect, test } from "vitest";
import de from "../../../src/parlour/words/de/grammar.ftl?raw";
import en from "../../../src/parlour/words/en/grammar.ftl?raw";
import examples from "../../../tests/words/conformance.jsonl?raw";
import { Bundle, type Args } from "../../src/words/bundle";

interface Example {
  messages: string;
  language: string;
  key: string;
  part: string;
  args: Args;
  me: number | null;
  names: string[];
  text: string;
}

const lines = examples.trim().split("\n");
const houses: Record<string, string> = { en, de };

test.each(lines.map((line) => JSON.parse(line) as Example))(
  "an example reads as it does on the server: $text",
  ({ messages, language, key, part, args, me, names, text }) => {
    const bundle = new Bundle(language, { me, names }, houses[language] ?? en, messages);
    expect(bundle.format({ key, args }, part)).toBe(text);
  },
);
