import { text, textsOf } from "../words/texts";

/** The words of the pages to which links in mails lead. */
export const texts = textsOf("notices", {
  confirm: {
    title: text,
    more: text,
    agree: text,
    done: text,
  },
  off: {
    title: text,
    more: text,
    agree: text,
    done: text,
  },
});
