/** Every word of the client's own, in English. */

const PLURALS = new Intl.PluralRules("en");

function many(count: number, one: string, other: string): string {
  return `${count} ${PLURALS.select(count) === "one" ? one : other}`;
}

/** Ann, Bea and Cal. */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
}

function lasting(seconds: number): string {
  if (seconds >= 86400) return many(Math.round(seconds / 86400), "day", "days");
  if (seconds >= 3600) return many(Math.round(seconds / 3600), "hour", "hours");
  if (seconds >= 60) return many(Math.round(seconds / 60), "minute", "minutes");
  return many(seconds, "second", "seconds");
}

export const en = {
  // the house
  house: "Parlour",
  tab: (room: string) => `${room} · Parlour`,
  tabAsked: (room: string) => `● ${room}`,
  skip: "Skip to the content",
  home: "Parlour, to the lobby",
  unreachable: "The house can't be reached just now. Please try again in a moment.",
  wentWrong: "Something went wrong in the house. Please try again.",
  nowhere: "There is no such room",
  nowhereMore: "The address may be mistyped, or the table has been cleared away.",
  toLobby: "To the lobby",
  theme: { system: "Colours: as the device", light: "Colours: light", dark: "Colours: dark" },
  close: "Close",
  cancel: "Never mind",

  // the guest
  callYou: "What shall we call you?",
  playingAs: "You play as",
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
  newTableOf: (title: string) => `A new table of ${title}`,
  seats: "Seats",
  seatsHelp: "You take the first; friends and bots the others.",
  others: "The other seats",
  othersOpen: "Free for friends",
  othersBots: (bot: string, proposed: boolean) => `Bots: ${bot}${proposed ? " (our proposal)" : ""}`,
  whichBot: "What kind of bot to add",
  othersHelp: "You can still add bots one by one at the table.",
  clock: "Clock",
  clocks: "Clocks",
  clockWhole: "For the whole game",
  clockEach: "For each question",
  clockDays: "Days for each question",
  clockOf: ({ pace, budget, increment }: { pace: number; budget: number; increment: number }) =>
    budget ? `${lasting(budget)}, and ${lasting(increment)} for each answer` : lasting(pace),
  clockFace: (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    const two = (number: number) => String(number).padStart(2, "0");
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  },
  clockLabel: (name: string, seconds: number, runs: boolean) =>
    `${name}: ${many(Math.floor(seconds / 60), "minute", "minutes")} ${many(seconds % 60, "second", "seconds")} left${runs ? ", running" : ""}`,
  budgetHelp:
    "It runs only while you are asked. Once your time is used up you have 15 seconds for each question; then a bot answers it for you.",
  noClockHelp: "Everybody takes the time they need.",
  pause: "Ask for a pause",
  pausedNow: "The game is paused: all clocks stand still.",
  endPause: "Go on",
  pauseYou: "You would like a pause. The clocks stop when everybody agrees.",
  pauseWithdraw: "Never mind",
  pauseAgree: "Agree",
  pauseAsked: (names: readonly string[]) =>
    `${names.join(", ")} would like a pause. The clocks stop when everybody agrees.`,
  pace: "Time for each question",
  noHurry: "No hurry",
  paceOf: (seconds: number) => lasting(seconds),
  paceHelp: "When it is over, a bot answers for those who have not; then they play on themselves.",
  budget: "Time for the whole game",
  talkAllowed: "Talk",
  talkAllowedMore: "People may talk freely at the table. You can switch it off later, too.",
  talkIsOff: "switched off",
  awayFor: "A bot may take over after",
  awayOf: (seconds: number) => (seconds ? lasting(seconds) : "no time at all"),
  awayHelp: "How long a player must be away before somebody can put a bot on the seat.",
  window: "Time to step in",
  windowOf: (seconds: number) => (seconds ? lasting(seconds) : "until everybody has passed"),
  windowUntilAll: "Until everybody has passed",
  windowHelp:
    "How long everybody has to stop what is about to happen. A fixed time keeps secrets: nobody can tell a quick pass, or an empty hand, from a long thought.",
  windowOpen:
    "Without a fixed time, a player who passes quickly shows that there was nothing to think about.",
  help: "Help",
  helpLevel: {
    none: { title: "None", sentence: "No notebook: players keep it all in their heads." },
    marks: { title: "Marks", sentence: "Players mark an empty notebook and write notes of their own." },
    warnings: {
      title: "Warnings",
      sentence: "Marks of their own, and a warning where one contradicts what its player was told.",
    },
    notebook: {
      title: "Notebook",
      sentence: "The whole notebook: what is certain, what is ruled out, how likely the rest is, and why.",
    },
    hints: {
      title: "Hints",
      sentence: "The whole notebook, and hints: where to look, what follows, and a good move.",
    },
  },
  helpForAll: "It is the same for all players.",
  public: "Public table",
  publicHelp: "Listed in the lobby for everybody. Otherwise only those with the link find it.",
  options: "Variants",
  openTable: "Open the table",
  /** What may be chosen comes as an id: `previous_director` is "Previous director". */
  choice: (id: string) => (id.slice(0, 1).toUpperCase() + id.slice(1)).replaceAll("_", " "),
  from: (low: number, high: number) => `${low} to ${high}`,

  // a table before the deal
  invite: "Invite friends",
  inviteMore: "Anyone who opens this link can take a free seat, or watch.",
  copy: "Copy link",
  copied: "Copied",
  share: "Share…",
  qr: "The invite link as a QR code",
  inviteLink: "Invite link",
  seat: (seat: number) => `Seat ${seat + 1}`,
  freeSeat: "Free seat",
  keptSeat: (name: string) => `Kept for ${name}`,
  freeKept: "Don't wait",
  freeKeptLabel: (name: string) => `Don't wait for ${name}`,
  sitHere: "Sit here",
  sitLabel: (seat: number) => `Sit here, on seat ${seat + 1}`,
  moveHere: "Move here",
  moveLabel: (seat: number) => `Move here, to seat ${seat + 1}`,
  addBot: "Add a bot",
  addBots: (count: number) => `Add ${count} bots`,
  addBotLabel: (seat: number, bot: string) => `Add a bot to seat ${seat + 1} (${bot})`,
  removeBot: "Remove",
  removeBotLabel: (name: string) => `Remove ${name}`,
  start: "Deal the cards",
  startWaits: (free: number) =>
    `${many(free, "seat is", "seats are")} still free. Invite somebody, or add bots.`,
  startKept: (names: readonly string[]) => `Waiting for ${listed(names)} to come back.`,
  startHost: (host: string) => `Waiting for ${host} to deal.`,
  startSoon: "Waiting for the deal.",
  settingsOf: "What is played here",
  standard: "The standard game, no variants.",
  yes: "yes",
  no: "no",

  // people at a table
  you: "You",
  yourSeat: "Your seat",
  bot: "bot",
  botKeeps: "a bot keeps the seat",
  host: "host",
  gone: "not connected",
  conceded: "has conceded",
  wantsAbort: "would end the game",
  kickedSeat: "sent away, a bot goes on",
  rating: (rating: number) => `rating ${rating}`,
  door: "The door",
  lock: "Lock the table: nobody new may sit down or watch",
  locked: "The table is locked: nobody new may come in.",
  kickName: (name: string) => `Send ${name} away…`,
  kickSure: (name: string) => `Send ${name} away?`,
  kickMore:
    "During the game a bot goes on with the seat. Everybody sees it. Who is banned can't come back to this table.",
  kick: "Send away",
  ban: "Ban for good",
  forgive: (name: string) => `Let ${name} come back`,
  kickedAway: (people: readonly { name: string; banned: boolean }[]) =>
    `The host sent away ${listed(people.map(({ name, banned }) => (banned ? `${name} (banned)` : name)))}.`,
  asked: "to move",
  askedYou: "your move",
  mayStepIn: "you may step in",
  watching: (count: number) => many(count, "person is watching", "people are watching"),
  youWatch: "You are watching. Hidden cards stay hidden from you until the end.",
  letBotPlay: (name: string) => `Let a bot play for ${name}`,
  keptForYou: "A bot keeps your seat for you.",
  takeBackSeat: "Take it back",

  // playing
  table: "The table",
  opponents: "The other players",
  common: "In the middle",
  empty: "empty",
  faceDown: (count: number) => many(count, "card face down", "cards face down"),
  liesFaceDown: (name: string) => `${name}, face down`,
  liesFaceUp: (name: string) => `${name}, face up`,
  faceOf: (name: string, face: string) => `${name}: ${face}`,
  owned: (name: string, owner: string) => `${name} (${owner})`,
  worth: (value: number) => `worth ${value}`,
  yourOptions: "Your options",
  narrowed: (names: readonly string[]) => `Only what is about: ${listed(names)}`,
  showAll: "Show all",
  allOptions: (count: number) =>
    count === 1 ? "The one option as a list" : `All ${count} options as a list`,
  optionsShort: (count: number) => `List (${count})`,
  point: "Point at what glows on the table.",
  pointOn: "Go on with what glows.",
  putBack: "Put back",
  confirm: "Yes, do it",
  finalMove: "This can cost you much. It counts as soon as you say yes.",
  panels: "Views",
  tabs: { board: "Board", hand: "Hand", story: "Story", notes: "Notes", talk: "Talk" },
  heard: (name: string, text: string) => `${name}: ${text}`,
  talkOff: "Switch talk off for everybody",
  talkOn: "Allow talk again",
  sound: "Sounds",
  sounds: { on: "Sounds: on", off: "Sounds: off" },
  notify: "Tell me when it is my turn, while I look elsewhere",
  notifyRefused:
    "The browser does not allow this page to tell you. You can change that in the browser's settings.",
  plain: "Plain table: every game drawn the same way, with a list of all options",
  takeBack: "Take back the last part",
  passed: "You have passed.",
  secondThought: "While the question is open, you can still change your mind.",
  windowLasts: (seconds: number) => `You have ${lasting(seconds)}.`,
  standing: "When anyone may step in",
  standingNone: "Ask me each time",
  standingHelp: "Only you can see this. The table then answers for you, and nobody can tell.",
  standingLeft: "The table answers for you. Only you can see this, and you can change it at any time.",
  standingDrop: "Drop this answer",
  standingEnded: (text: string) => `“${text}” no longer applies: you are asked again.`,
  onlyOption: (text: string) => `Only one thing to do: ${text}.`,
  skipToMe: "Skip to my turn",
  skipping: "The bots hurry until it is your turn.",
  roundOver: "Result",
  roundSeen: "Go on",
  amount: (points: number) => `${points}`.replace("-", "−"),
  gain: (points: number) => `${points > 0 ? "+" : ""}${points}`.replace("-", "−"),
  say: "Say something",
  sayMore: "Said aloud to the whole table. Nobody checks whether it is true.",
  story: "What has happened",
  talkShow: "Show what was said",
  storyShow: "Show all that has happened",
  sinceYourMove: "Since your move",
  storyEmpty: "Nothing yet.",
  provedLine: (left: number) => `Part of the proof: ${many(left, "answer", "answers")} left`,
  timeLeft: (seconds: number) => {
    const whole = Math.max(0, Math.ceil(seconds));
    return whole < 100 ? `${whole} s` : lasting(whole);
  },
  timeLeftLabel: "Time left for this question",
  windowLeftLabel: "Time left to step in",
  keysHint: "Type an option's number to get to it, then press Enter.",

  // the table's menu
  menu: "Table",
  menuLabel: "Table menu",
  people: "At the table",
  leave: "Leave the table",
  leaveSure: "Leave the table?",
  leaveMore: "A bot goes on with your seat. You can come back by the same link and take it back.",
  concede: "Concede",
  concedeSure: "Concede the game?",
  concedeMore: "You give the game up. If others play on, a bot plays your seat to the end.",
  abort: "End without a result",
  abortSure: "End the game without a result?",
  abortMore: "The game ends when every person at the table agrees.",
  abortAgree: "I agree",
  abortWithdraw: "Play on after all",
  abortAsked: (names: readonly string[]) => `${listed(names)} would like to end the game without a result.`,
  abortYou: "You have agreed to end the game without a result. Waiting for the others.",
  answersOnly: "Answer by itself where there is only one thing to do",
  numberKeys: "Number keys go to options",
  colours: "Colours",
  colour: { system: "As the device", light: "Light", dark: "Dark" },

  // fairness
  fairness: "Fair play",
  fairBefore: "Everybody here has a hand in the shuffle, and nobody can steer it.",
  fairDuring: "Everybody had a hand in the shuffle, and nobody could steer it.",
  fairAfter: "The numbers behind this",
  fairSoFar: (committed: number, people: number) =>
    `${committed} of ${people} ${people === 1 ? "person has" : "people have"} chosen their words so far.`,
  fairHow:
    "The house fixed its part of the shuffle first. Every player throws in words, and shows only their fingerprint until all are in.",
  fairFingerprint: "The fingerprint of the house's part:",
  fairLuck: "Your browser throws these words into the shuffle:",
  fairLuckDone: "Your browser threw these words into the shuffle:",
  fairAllLuck: "What the players threw in:",
  fairOwnWords: "Words of your own instead",
  fairUseWords: "Use these words",
  fairPromise: "At the end the house reveals the seed behind it, and your browser checks it and your words.",
  fairSeed: "The seed, now revealed:",
  fairMatches: "Checked in your browser: the seed has the fingerprint that you were shown before the deal.",
  fairLate:
    "The seed has the fingerprint that the house shows now. Your browser was not here before the deal to compare.",
  fairChanged:
    "The house now shows another fingerprint than your browser saw before. Do not trust this game.",
  fairDiffers:
    "The seed does not have the fingerprint that was shown before the deal. Do not trust this game.",
  fairMine: "Checked: your words are in the shuffle.",
  fairMineLate: "Your words did not come in time; a fixed word stands in their place.",
  fairMineMissing: "Your words are not in the shuffle: the house had no fingerprint of them at the deal.",
  fairOthers: (names: readonly string[]) =>
    `Checked: the words of ${listed(names)} are those chosen before anybody's were revealed.`,
  fairLuckLate: "Your browser was not here when the players' words were fixed, so it can't check them.",
  fairNotRevealed: (names: readonly string[]) =>
    `${listed(names)} did not reveal in time; a fixed word stands in place of theirs.`,
  fairLuckDiffers: "The words in the shuffle are not those that were fixed. Do not trust this game.",
  fairUnchecked:
    "Not checked here: that the cards follow from seed and words (have it checked), and who made the moves.",
  revealing: "All luck is in. The cards are dealt in a moment.",
  revealingMore: "Everybody's browser now reveals its words.",
  revealLeftLabel: "Time left to reveal",
  record: "Download the record",
  check: "Have it checked",
  checking: "The referee plays the record again…",
  verified: "Verified.",
  notVerified: "Not verified.",
  checkElsewhere: "To check it on a machine of your own, install Parlour there and run:",
  commitment: "Fingerprint (SHA-256)",

  // the end
  youWon: "You won!",
  youWonWith: (names: readonly string[]) => `You won, with ${listed(names)}!`,
  won: (names: readonly string[]) => (names.length === 1 ? `${names[0]} won` : `${listed(names)} won`),
  nobodyWon: "Nobody won",
  aborted: "The game was ended without a result",
  concededEnd: "Conceded.",
  points: "Points",
  rounds: {
    case: (number: number) => `Case ${number}`,
    hand: (number: number) => `Hand ${number}`,
  },
  role: "Role",
  player: "Player",
  winner: "winner",
  again: "Play again",
  againMoved: "Play again, one seat further",
  againReversed: "Play again with seats exchanged",
  againMore: (names: readonly string[]) =>
    names.length
      ? `The same game at a new table, with a seat kept for ${listed(names)}.`
      : "The same game at a new table, with the same bots.",
  againWish: (name: string) => `${name} would like to play again and keeps a seat for you.`,
  againOpen: "A new table is open already.",

  undo: "Undo",
  undoLabel: "Undo your last choice",
  undone: (count: number) => `${many(count, "choice was", "choices were")} undone here. The record says so.`,
  exercise: "This is an exercise: a finished game, played on from one of its moves. It counts for nothing.",
  oldGame: "This game was played under older rules: it can only be read and downloaded.",

  // connection
  connecting: "Connecting…",
  reconnecting: "The connection is lost. Trying again; nothing you did is forgotten.",
  noTable: "There is no such table",
  noTableMore: "It may have been cleared away, or the link is not complete.",
  lineLost: "The table can't be reached any more",
};
