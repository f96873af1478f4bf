import { language } from "../house/language";
import { Bundle, type Hearer, type Say } from "./bundle";

/** The messages of the house and its games, as it serves them: each part is fetched with the room that speaks it. */

interface File {
  readonly language: string;
  readonly text: string;
}

const GRAMMAR = "grammar"; // what every sentence needs
const NOBODY: Hearer = { me: null, names: [] };
const files = new Map<string, File>(); // by what was asked for: de/lobby
const coming = new Map<string, Promise<File>>();
const bundles = new Map<string, Bundle>(); // by part, for those who are told of nobody

/** Fetch parts of the words, `table` or `games/pi`, unless they are here. */
export async function load(...parts: readonly string[]): Promise<void> {
  await Promise.all(parts.map(loadPart));
}

/** A room's code together with its words. */
export async function withWords<Room>(room: Promise<Room>, ...parts: readonly string[]): Promise<Room> {
  return (await Promise.all([room, load(...parts)]))[0];
}

/** Words need the grammar of their own language: a game may speak only English. */
async function loadPart(part: string): Promise<void> {
  const [file] = await Promise.all([wanted(language(), part), wanted(language(), GRAMMAR)]);
  if (file.language !== language()) await wanted(file.language, GRAMMAR);
}

function wanted(language: string, part: string): Promise<File> {
  const path = `${language}/${part}`;
  const known = files.get(path) ?? coming.get(path);
  if (known) return Promise.resolve(known);
  const fetched = fetchFile(language, part).finally(() => coming.delete(path));
  coming.set(path, fetched);
  return fetched;
}

async function fetchFile(language: string, part: string): Promise<File> {
  const answer = await fetch(`/api/words/${language}/${part}.ftl`);
  if (!answer.ok) throw new Error(`there are no words for ${part}`);
  const spoken = answer.headers.get("Content-Language") ?? language;
  return put(`${language}/${part}`, { language: spoken, text: await answer.text() });
}

/** Keep words that are here. */
export function put(path: string, file: File): File {
  files.set(path, file);
  bundles.clear();
  return file;
}

/** Words that are here, for one hearer: all that these parts say, in the language of the last of them. */
export function bundleOf(hearer: Hearer, ...parts: readonly string[]): Bundle {
  const found = parts.flatMap((part) => files.get(`${language()}/${part}`) ?? []);
  const spoken = found.at(-1)?.language ?? language();
  const grammar = files.get(`${spoken}/${GRAMMAR}`)?.text ?? "";
  return new Bundle(spoken, hearer, grammar, ...found.map(({ text }) => text));
}

/** What a part of the words says to anybody. */
export function spoken(part: string, say: Say): string {
  let bundle = bundles.get(part);
  if (!bundle) bundles.set(part, (bundle = bundleOf(NOBODY, part)));
  return bundle.format(say);
}

/** By which the browser knows how dates and large numbers are written. */
export const locale = (): string => spoken(GRAMMAR, { key: "locale" });
