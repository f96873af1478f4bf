/** Markdown as far as a rules page needs it, read into plain data. Nothing is ever handed to the browser as HTML. */
export type Inline = { style: "plain" | "bold" | "italic" | "code"; text: string };

export type Block =
  | { type: "heading"; level: number; words: Inline[] }
  | { type: "paragraph"; words: Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: Inline[][] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] }
  | { type: "code"; text: string }
  | { type: "rule" };

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const DIVIDER = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const FENCE = /^\s*```/;
const LINE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;

export function parse(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (!lines[at]?.trim()) at += 1;
    else at = readers.reduce((next, read) => (next > at ? next : read(lines, at, blocks)), at);
  }
  return blocks;
}

/** Each reads one kind of block at a line and answers where the next one begins; the same line: none of its kind. */
type Reader = (lines: string[], at: number, blocks: Block[]) => number;

const readers: Reader[] = [code, heading, rule, table, list, paragraph];

function code(lines: string[], at: number, blocks: Block[]): number {
  if (!FENCE.test(lines[at] ?? "")) return at;
  let end = at + 1;
  while (end < lines.length && !FENCE.test(lines[end] ?? "")) end += 1;
  blocks.push({ type: "code", text: lines.slice(at + 1, end).join("\n") });
  return end + 1;
}

function heading(lines: string[], at: number, blocks: Block[]): number {
  const found = HEADING.exec(lines[at] ?? "");
  if (!found) return at;
  blocks.push({ type: "heading", level: found[1]?.length ?? 1, words: inline(found[2] ?? "") });
  return at + 1;
}

function rule(lines: string[], at: number, blocks: Block[]): number {
  if (!LINE.test(lines[at] ?? "")) return at;
  blocks.push({ type: "rule" });
  return at + 1;
}

function table(lines: string[], at: number, blocks: Block[]): number {
  if (!lines[at]?.includes("|") || !DIVIDER.test(lines[at + 1] ?? "")) return at;
  let end = at + 2;
  while (lines[end]?.includes("|")) end += 1;
  const head = cells(lines[at] ?? "");
  const rows = lines.slice(at + 2, end).map((line) => fitted(cells(line), head.length));
  blocks.push({ type: "table", head, rows });
  return end;
}

function cells(line: string): Inline[][] {
  const inside = line.trim().replace(/^\||(?<!\\)\|$/g, "");
  return inside.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll("\\|", "|")));
}

/** A row with as many cells as the head has. */
function fitted(row: Inline[][], width: number): Inline[][] {
  return Array.from({ length: width }, (_, column) => row[column] ?? []);
}

function list(lines: string[], at: number, blocks: Block[]): number {
  const first = ITEM.exec(lines[at] ?? "");
  if (!first) return at;
  const items: string[] = [];
  let end = at;
  for (; end < lines.length && lines[end]?.trim(); end++) {
    const item = ITEM.exec(lines[end] ?? "");
    if (item && (item[1] !== undefined) === (first[1] !== undefined)) items.push(item[2] ?? "");
    else if (item) break;
    else items.push(`${items.pop() ?? ""} ${lines[end]?.trim()}`);
  }
  blocks.push({
    type: "list",
    ordered: first[1] !== undefined,
    start: Number(first[1] ?? 1),
    items: items.map(inline),
  });
  return end;
}

function paragraph(lines: string[], at: number, blocks: Block[]): number {
  let end = at + 1;
  while (lines[end]?.trim() && ![HEADING, ITEM, FENCE, LINE].some((start) => start.test(lines[end] ?? "")))
    end += 1;
  const text = lines.slice(at, end).map((line) => line.trim());
  blocks.push({ type: "paragraph", words: inline(text.join(" ")) });
  return end;
}

const STYLED =
  /\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|(?<!\w)_([^_\s](?:[^_]*[^_\s])?)_(?!\w)/g;
const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** Words in their styles; of a link only its words are kept. */
export function inline(source: string): Inline[] {
  const text = source.replace(LINK, "$1");
  const words: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(STYLED)) {
    if (found.index > at) words.push({ style: "plain", text: text.slice(at, found.index) });
    words.push(styled(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) words.push({ style: "plain", text: text.slice(at) });
  return words;
}

function styled([, bold, code, star, underscore]: RegExpMatchArray): Inline {
  if (bold !== undefined) return { style: "bold", text: bold };
  if (code !== undefined) return { style: "code", text: code };
  return { style: "italic", text: star ?? underscore ?? "" };
}
