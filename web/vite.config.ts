import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { licences } from "./licences";

/** Lays each text file's compressed forms beside it, for the server to send: once, as well as can be. */
function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(?:js|css|html|svg|webmanifest)$/.test(file)) continue;
        const text = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), licences(), packed()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // All that every visit needs is one file: in pieces it would be larger.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows only files of its own
  },
  server: {
    fs: { allow: [".."] }, // tests read the same messages and examples as the server
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: true, ws: true, rewriteWsOrigin: true },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    isolate: false, // half the time; what the tests share is put back by setup.ts
    testTimeout: 60_000, // a busy machine may take its time
  },
});
