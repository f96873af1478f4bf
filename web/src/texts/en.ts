import { lasting, listed, many } from "./english";

/** The words of the house and its lobby, in English: those of each room stand beside it. */
export const en = {
  // the house
  house: "Parlour",
  tab: (room: string) => `${room} · Parlour`,
  skip: "Skip to the content",
  home: "Parlour, to the lobby",
  unreachable: "The house can't be reached just now. Please try again in a moment.",
  wentWrong: "Something went wrong in the house. Please try again.",
  nowhere: "There is no such room",
  nowhereMore: "The address may be mistyped, or the table has been cleared away.",
  toLobby: "To the lobby",
  theme: { system: "Colours: as the device", light: "Colours: light", dark: "Colours: dark" },

  // the guest
  callYou: "What shall we call you?",
  changeName: "Change name",
  signIn: "Sign in",
  account: "Your account",
  saveName: "That's me",

  // the lobby
  welcome: ["Sit down,", "look closely,", "work it out."],
  welcomeFirst: "Games of deduction,",
  welcomeMore: "with friends or with bots that reason. No account, nothing to install.",
  shelf: "The games",
  begin: "Three ways to begin",
  waysToBegin: [
    {
      title: "Be led through a game",
      more: "Pick one under “First time?”. Everything new is explained when it comes.",
    },
    { title: "Play now", more: "Bots take the other seats, and the cards are dealt at once. Hints are on." },
    { title: "Invite friends", more: "Choose how you play, and send them the link. They need no account." },
  ],
  firstTime: "First time?",
  firstTimeMore: "A guide leads you.",
  firstGameLabel: (title: string) => `Be led through a first game of ${title}`,
  players: (least: number, most: number, best: number) =>
    least === most ? `${least} players` : `${least} to ${most}, best with ${best}`,
  playersShort: (least: number, most: number, best: number) =>
    least === most ? `${least} players` : `${least}–${most}, best ${best}`,
  aboutMinutes: (minutes: number) => `about ${minutes} minutes`,
  minutesShort: (minutes: number) => `${minutes} min`,
  difficulty: { easy: "Easy", medium: "Medium", hard: "Demanding" },
  playNow: "Play now",
  playNowLabel: (title: string, bots: number) => `Play now against ${many(bots, "bot", "bots")}: ${title}`,
  againstBots: (bots: number) => `against ${many(bots, "bot", "bots")}`,
  levelLabel: (title: string) => `How well the bots play: ${title}`,
  startHere: "Start here",
  newTable: "Invite friends",
  newTableLabel: (title: string) => `Invite friends to a new table of ${title}`,
  rules: "Rules",
  rulesLabel: (title: string) => `Rules of ${title}`,
  tablesHere: "Tables",
  newHere: "New here",
  tablesWait: (count: number) => `${many(count, "table waits", "tables wait")} for you`,
  sealedShuffles: "Every shuffle is sealed before the deal, and can be checked after the game.",
  rooms: "Rooms of the lobby",
  room: { games: "Games", mine: "My tables", public: "Public" },
  publicTables: "Public tables",
  anybodyMayJoin: "anybody may join",
  noPublicTables: "Nobody has put up a public table just now. Open one, and make it public.",
  freeSeats: (free: number, seats: number) =>
    free ? `${free} of ${many(seats, "seat", "seats")} free` : "all seats taken",
  stage: { gathering: "Waiting for players", revealing: "About to begin", playing: "In play", over: "Over" },
  yourTables: "Your tables",
  yourTurn: "Your turn",
  goOn: "Go on",
  goOnLabel: (title: string) => `Go on at the table of ${title}`,
  lookAgain: "Look again",
  lookAgainLabel: (title: string) => `Look again at the table of ${title}`,
  finishedTables: (count: number) => many(count, "finished game", "finished games"),
  withPeople: (people: readonly string[], bots: number) =>
    listed([...people, ...(bots ? [many(bots, "bot", "bots")] : [])]) || "Nobody yet",
  join: "Join",
  watch: "Watch",
  joinLabel: (title: string) => `Join the table of ${title}`,
  watchLabel: (title: string) => `Watch the table of ${title}`,

  // a new table
  window: "Time to step in",
  windowOf: (seconds: number) => (seconds ? lasting(seconds) : "until everybody has passed"),

  // what several rooms say
  close: "Close",
  playingAs: "You play as",
  letBotPlay: (name: string) => `Let a bot play for ${name}`,
  liesFaceDown: (name: string) => `${name}, face down`,
  liesFaceUp: (name: string) => `${name}, face up`,
  faceOf: (name: string, face: string) => `${name}: ${face}`,
  owned: (name: string, owner: string) => `${name} (${owner})`,
  worth: (value: number) => `worth ${value}`,
  putBack: "Put back",
};
