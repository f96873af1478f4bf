import { json } from "../house/api";
import type {
  AccountCard,
  ChangeAccount,
  ChangeNotices,
  DeleteAccount,
  LinkMade,
  NewToken,
  PlayedGame,
  RatingCard,
  SignIn,
  SignInByLink,
  SignUp,
  TokenMade,
} from "../wire/types";

const AT = "/api/account";

/** What the house knows of somebody with an account. */
export const account = {
  mine: () => json<AccountCard>("GET", AT),
  signUp: (wish: SignUp) => json<AccountCard>("POST", AT, wish),
  signIn: (wish: SignIn) => json<AccountCard>("POST", `${AT}/sign-in`, wish),
  byLink: (wish: SignInByLink) => json<AccountCard>("POST", `${AT}/sign-in-by-link`, wish),
  signOut: () => json<unknown>("POST", `${AT}/sign-out`),
  change: (wish: ChangeAccount) => json<AccountCard>("PUT", AT, wish),
  notices: (wish: ChangeNotices) => json<AccountCard>("PUT", `${AT}/notices`, wish),
  erase: (wish: DeleteAccount) => json<unknown>("POST", `${AT}/delete`, wish),
  link: () => json<LinkMade>("POST", `${AT}/links`),
  token: (wish: NewToken) => json<TokenMade>("POST", `${AT}/tokens`, wish),
  revoke: (kind: "tokens" | "sessions", id: string) =>
    json<AccountCard>("DELETE", `${AT}/${kind}/${encodeURIComponent(id)}`),
  played: () => json<PlayedGame[]>("GET", `${AT}/games`),
  ratings: (game: string) => json<RatingCard[]>("GET", `/api/games/${encodeURIComponent(game)}/ratings`),
};
