import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const OURS = "Apache-2.0";
const OUR_TEXT = join(import.meta.dirname, "..", "LICENSE");

/** Lays licences.txt beside the client: every package of which something is in the bundle, with its licence. */
export function licences(): Plugin {
  const folders = new Set<string>();
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const module of chunk.moduleIds) {
          const folder = PACKAGE.exec(module.replace(/^\0/, ""))?.[0];
          if (folder && existsSync(join(folder, "package.json"))) folders.add(folder);
        }
      }
      this.emitFile({ type: "asset", fileName: "licences.txt", source: text([...folders]) });
    },
  };
}

function text(folders: string[]): string {
  const said = folders.map(licence).sort();
  return (
    ["The web client of Parlour contains parts of these packages.", ...said].join(
      `\n\n${"-".repeat(60)}\n\n`,
    ) + "\n"
  );
}

/** One package by name and version, and the text of its licence; one without stops the build. */
function licence(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const file = fileOf(folder, license);
  if (!license || !file) throw new Error(`${name} says nothing of its licence; leave it out of the client.`);
  return `${name} ${version} (${license}${author ? `, by ${author}` : ""})\n\n${readFileSync(file, "utf-8").trim()}`;
}

/** The text that a package brings along; one that only names our own licence has the same text as we have. */
function fileOf(folder: string, license: string): string | undefined {
  const own = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return own ? join(folder, own) : license === OURS ? OUR_TEXT : undefined;
}
