import { language } from "../../house/language";
import { en } from "./en";

const SPOKEN: Record<string, typeof en> = { en };

export const texts = SPOKEN[language] ?? en;
