/** Line drawings of our own in a square of 24: paths to be stroked. */
export const DRAWINGS: Record<string, readonly string[]> = {
  "identity:architect": [
    "M12 6.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z",
    "M11.2 6.7 6 20.5M12.8 6.7 18 20.5M7.6 15.5c2.8 1.6 6 1.6 8.8 0",
  ],
  "identity:baroness": ["M12 19.5 3.5 9.5a12.5 12.5 0 0 1 17 0Z", "M12 19.5 8 6.8M12 19.5V6M12 19.5l4-12.7"],
  "identity:chemist": [
    "M9.5 3.5h5M10.5 3.5v6.2L5.4 18.8a1.2 1.2 0 0 0 1.1 1.7h11a1.2 1.2 0 0 0 1.1-1.7L13.5 9.7V3.5",
    "M8 15h8",
  ],
  "identity:duke": ["M5 17.5 3.8 8.5l4.4 3.7L12 6l3.8 6.2 4.4-3.7L19 17.5Z", "M5 20.3h14M12 4v.2"],
  "identity:engraver": [
    "M20 3.5C13 4 8.6 8 6.8 15.8c5.6.4 10-3.3 13.2-12.3Z",
    "M4 20.5c2-5.5 6-10 11-13M9.5 12.5h4",
  ],
  detective: [
    "M3 15c5 2 13 2 18 0",
    "M6 15.2C6 9.2 7 5.5 9.5 5.5c1.2 0 1.5.8 2.5.8s1.3-.8 2.5-.8c2.5 0 3.5 3.7 3.5 9.7",
    "M6.3 12.2c3.7 1.2 7.7 1.2 11.4 0",
  ],
  mastermind: [
    "M3.5 8.5c2.5-1.5 5.2-1.5 8.5 0 3.3-1.5 6-1.5 8.5 0 .3 4.5-1.5 7-4.5 7-2 0-3-1.8-4-1.8s-2 1.8-4 1.8c-3 0-4.8-2.5-4.5-7Z",
    "M7 11.3c.9-.6 1.9-.6 2.8 0M14.2 11.3c.9-.6 1.9-.6 2.8 0",
  ],
  lock: ["M5.5 11h13v9.5h-13z", "M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11", "M12 14.5v2.5"],
  evidence: ["M3.5 6h17v12.5h-17z", "m3.5 6.5 8.5 7 8.5-7"],
};

/** The roofs of the Locations in a box of 150 by 48: a silhouette, and a small window in it. */
export interface Roof {
  shape: string;
  pane: string;
}

const BANK = "M0 49V38h14v-5h6V18h-6v-4L75 2l61 12v4h-6v15h6v5h14v11Z";

export const ROOFS: Record<string, Roof> = {
  "place:bank-vault": { shape: BANK, pane: "M70 20h10v11H70z" },
  "place:bank-vault-2": { shape: `${BANK}M72 0h6v6h-6z`, pane: "M75 17a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" },
  "place:library": {
    shape: "M0 49V38h26v-5h10C37 17 52 9 70 8V2h10v6c18 1 33 9 34 25h10v5h26v11Z",
    pane: "M71.5 4h7v5h-7z",
  },
  "place:palace-grounds": {
    shape:
      "M0 49V30h4v-5h6v5h4v-5h6v5h4v6h24v-4l8-7h14V12l4-6V0h1l9 4-9 3v5l5 6v7h14l8 7v4h24v-6h4v-5h6v5h4v-5h6v5h4v19Z",
    pane: "M72 26h6v8h-6z",
  },
  "place:countryside": {
    shape: "M0 49V42c12-8 24-10 36-6V24l12-10 12 10v9c8-2 14-1 20 2 6-12 20-16 28-9 10-6 22 0 22 10l20 6v7Z",
    pane: "M45 24h6v7h-6z",
  },
  "place:alley": {
    shape: "M0 49V12h14V6h9v6h23v22h10v-9h4v9h30V20l8-8h12l9 8v-6h7v6h24v29Z",
    pane: "M22 22h7v9h-7zM118 28h6v8h-6z",
  },
  "place:river": {
    shape: "M0 49V40h12V16h4l3-8 3 8h4v14c20-12 78-12 98 0V16h4l3-8 3 8h4v24h12v9Z",
    pane: "M17 22h4v7h-4zM129 22h4v7h-4z",
  },
  "place:record-office": {
    shape: "M0 49V34h20v-6h34V14h8V4h26v10h8v14h34v6h20v15Z",
    pane: "M75 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z",
  },
  "place:park": {
    shape:
      "M0 49V40c2-3 5-4 8-4 0-9 8-14 16-12 3-9 20-9 22 1 8-2 14 4 13 11h16V14h-3l4.5-6 4.5 6h-3v22h12c0-6 5-9 10-8 1-9 12-13 19-7 7-4 16 1 15 9 8-1 12 5 11 10l5 2v7Z",
    pane: "M73.5 9h6v6h-6z",
  },
  "place:station": {
    shape: "M0 49V36h10C12 20 30 10 54 9V2h42v7c24 1 42 11 44 27h10v13Z",
    pane: "M75 13a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z",
  },
  "place:slums": {
    shape: "M0 49V31l22-15 14 9V8h11v24l13-9 24 15V14h9v-4h6v4h3v22l19-13 29 17v9Z",
    pane: "M17 30h7v8h-7zM116 33h6v7h-6z",
  },
  "place:museum": {
    shape: "M0 49V37h9v-5L75 5l66 27v5h9v12Z",
    pane: "M75 22a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Z",
  },
};
