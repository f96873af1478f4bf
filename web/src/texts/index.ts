import { language } from "../house/language";
import { en } from "./en";

/** What every language must say. What a game says comes from the server, in the language that was asked for. */
export type Texts = typeof en;

/** The languages that the client speaks: a second one is one more file, and one more line here. */
const SPOKEN: Record<string, Texts> = { en };

export const texts: Texts = SPOKEN[language] ?? en;
