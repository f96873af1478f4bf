/** The words of the account room, in English. */

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const date = (seconds: number) => new Date(1000 * seconds);

export const en = {
  title: "Your account",
  guestMore:
    "You play as a guest, and that is all you need. An account keeps your tables when you change the device.",
  loading: "Looking you up…",

  signIn: "Sign in",
  signUp: "Make an account",
  name: "Name",
  password: "Password",
  passwordMore: "8 letters or more.",
  passwordOptional: "Password (may be left out)",
  passwordOptionalMore:
    "8 letters or more. Without one you sign in by links that another device of yours makes.",
  bring: "Bring the tables of this device along",
  bringMore: "Leave this off on a device that is not yours.",
  byLink: "Sign in with this link",
  byLinkMore: "Somebody who is signed in made this link. It works once.",

  signedInAs: (name: string) => `Signed in as ${name}`,
  signOut: "Sign out",
  played: "Games played",
  noneYet: "None yet.",
  lookAgain: (title: string) => `Look again at ${title}`,
  won: "won",
  lost: "lost",
  how: { finished: "", conceded: "conceded", aborted: "ended by agreement" },
  withPeople: (names: readonly string[]) => (names.length ? `with ${names.join(", ")}` : ""),
  on: (seconds: number) => DAY.format(date(seconds)),

  undone: (choices: number) => `${choices === 1 ? "a choice" : `${choices} choices`} undone, not rated`,

  notices: "Your turn",
  noticesMore:
    "Parlour can tell you when a table has waited for you for two minutes and you are not there. It says which game, and gives the link. Nothing else.",
  byMail: "by mail",
  mailWaits: "open the link in the mail that was sent there",
  byHook: "by webhook",
  noticeOff: "Switch off",
  noticeOffLabel: (address: string) => `Switch off: ${address}`,
  noticeStopped: "You will hear no more there.",
  mail: "Mail address",
  mailMore: "You first get a mail with a link, to show that the address is yours.",
  mailSet: "Tell me by mail",
  mailAsked: (address: string) => `A mail is on its way to ${address}. Open the link in it.`,
  hook: "Webhook",
  hookMore:
    "A web address that takes JSON by POST, as Slack, Discord or Mattermost give you. A first message is sent at once.",
  hookTry: "Try it and keep it",
  hookSet: "It works. You will hear there when it is your turn.",

  farewell: "Erase this account",
  farewellMore:
    "Your name, password, devices, tokens, addresses, notes and rating are erased, and bots take your seats. Games that others played with you stay, with the name you had at the table.",
  eraseAsk: "Erase this account…",
  farewellSure: "Erase it for good?",
  erase: "Erase for good",
  keep: "Keep it",

  rating: "Rating",
  ratingMore:
    "A number for each game that says how well you play. A finished game counts if everybody at the table is rated; bots are.",
  ratings: {
    off: "No rating",
    hidden: "Rated, for my eyes only",
    shown: "Rated, and shown beside my name and in the lists",
  },
  rated: (title: string, rating: number) => `${title}: ${rating}`,
  ratingList: "Who plays how well",
  ratingListMore: "Those who show their rating, and the bots.",
  bot: "bot",
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  game: "Game",

  devices: "Your devices",
  devicesMore: "Where you are signed in.",
  thisDevice: "this device",
  unknownDevice: "A device",
  lastUsed: (seconds: number) => `last used on ${DAY.format(date(seconds))}`,
  signOutThere: "Sign out there",
  signOutThereLabel: (label: string) => `Sign out there: ${label}`,
  makeLink: "Make a link for another device",
  link: "Open this on the other device",
  linkMore: (until: number) => `It works once, until ${TIME.format(date(until))}.`,

  tokens: "Tokens for programs",
  tokensMore: "A program that has a token plays in your name. Revoke it, and it is worth nothing.",
  tokenName: "What is it for?",
  makeToken: "Make a token",
  token: "Your new token",
  tokenOnce: "Copy it now: it is not shown again.",
  copy: "Copy",
  copied: "Copied.",
  revoke: "Revoke",
  revokeLabel: (label: string) => `Revoke the token ${label}`,

  changePassword: "Change the password",
  setPassword: "Set a password",
  oldPassword: "Password until now",
  newPassword: "New password",
  passwordChanged: "The password is changed, and all other devices are signed out.",
  save: "Save",
};
