import { lasting } from "./words/telling";
import { say, text, textsOf } from "./words/texts";

/** The words of the house and its lobby: those of each room stand beside it. */
export const texts = textsOf("lobby", {
  // the house
  house: text,
  tab: (room: string) => ({ room }),
  skip: text,
  chooseLanguage: text,
  home: text,
  unreachable: text,
  wentWrong: text,
  nowhere: text,
  nowhereMore: text,
  toLobby: text,
  theme: {
    system: text,
    light: text,
    dark: text,
  },

  // the guest
  callYou: text,
  changeName: text,
  signIn: text,
  account: text,
  saveName: text,

  // the lobby
  welcome: [text, text, text],
  welcomeFirst: text,
  welcomeMore: text,
  shelf: text,
  begin: text,
  waysToBegin: [
    {
      title: text,
      more: text,
    },
    {
      title: text,
      more: text,
    },
    {
      title: text,
      more: text,
    },
  ],
  firstTime: text,
  firstTimeMore: text,
  firstGameLabel: (title: string) => ({ title }),
  players: (least: number, most: number, best: number) => ({ least, most, best, fixed: least === most }),
  playersShort: (least: number, most: number, best: number) => ({ least, most, best, fixed: least === most }),
  minutes: (from: number, to: number) => ({ from, to }),
  minutesShort: (from: number, to: number) => ({ from, to }),
  minutesAlone: (minutes: number) => ({ minutes }),
  difficulty: {
    easy: text,
    medium: text,
    hard: text,
  },
  playNow: text,
  playNowLabel: (title: string, bots: number) => ({ title, bots }),
  againstBots: (bots: number) => ({ bots }),
  levelLabel: (title: string) => ({ title }),
  startHere: text,
  newTable: text,
  newTableLabel: (title: string) => ({ title }),
  rules: text,
  rulesLabel: (title: string) => ({ title }),
  tablesHere: text,
  newHere: text,
  tablesWait: (count: number) => ({ count }),
  sealedShuffles: text,
  rooms: text,
  room: {
    games: text,
    mine: text,
    public: text,
  },
  publicTables: text,
  anybodyMayJoin: text,
  noPublicTables: text,
  freeSeats: (free: number, seats: number) => ({ free, seats }),
  stage: {
    gathering: text,
    revealing: text,
    playing: text,
    over: text,
  },
  yourTables: text,
  yourTurn: text,
  goOn: text,
  goOnLabel: (title: string) => ({ title }),
  lookAgain: text,
  lookAgainLabel: (title: string) => ({ title }),
  finishedTables: (count: number) => ({ count }),
  withPeople: (people: readonly string[], bots: number) => ({
    sitters: bots ? [...people, say("bots", { bots })] : people,
  }),
  join: text,
  watch: text,
  joinLabel: (title: string) => ({ title }),
  watchLabel: (title: string) => ({ title }),

  // a new table
  window: text,
  windowOf: (seconds: number) => ({ seconds, time: lasting(seconds) }),

  // what several rooms say
  close: text,
  playingAs: text,
  letBotPlay: (name: string) => ({ name }),
  liesFaceDown: (name: string) => ({ name }),
  liesFaceUp: (name: string) => ({ name }),
  faceOf: (name: string, face: string) => ({ name, face }),
  owned: (name: string, owner: string) => ({ name, owner }),
  worth: (value: number) => ({ value }),
  putBack: text,
});
