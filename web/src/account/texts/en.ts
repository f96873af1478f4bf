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
