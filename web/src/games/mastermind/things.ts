import { seatThing, type ThingId } from "../../table/things";
import { faceDown, pieces, type Piece, type Zone } from "../../table/zones";
import type { Ballot, Cards, Claim, Event, MastermindView, Move } from "./types";
import {
  ballotThing,
  policyThing,
  roleThing,
  SIDES,
  slotThing,
  spread,
  vetoThing,
  type Policy,
  type Role,
} from "./wire";

export { label } from "./labels";

const DECK = "place:deck";
const DISCARDS = "place:discards";
const INSTABILITY = "token:instability";
const PLACARD = "token:placard";
const VETO = "token:veto";
const ROLES: readonly Role[] = ["Agency", "Agent", "Mastermind"];
/** Policies in the box. */
const BOX: Record<Policy, number> = { Agency: 6, Syndicate: 11 };
const SLOTS = [1, 2, 3, 4, 5, 6];
/** What is printed on the slots of a track, besides the powers. */
const PRINTED: Record<Policy, readonly (readonly [slot: number, token: ThingId])[]> = {
  Agency: [
    [5, "token:agency_wins"],
    [6, "token:never_used"],
  ],
  Syndicate: [
    [3, "token:danger"],
    [6, "token:syndicate_wins"],
  ],
};
const VETO_FROM = 5;
/** Cards that a Council draws. */
const DRAWN = 3;

const powerThing = (power: string): ThingId => `power:${power.toLowerCase().replaceAll(" ", "_")}`;
const councilThing = (number: number): ThingId => `council:${number}`;

export function zones(view: MastermindView, story: readonly Event[]): Zone[] {
  if (!view.roles.length) return [];
  const step = view.agenda.at(-1);
  return [
    ...board(view, lookedAt(view, story)),
    ...(step?.type === "Ballot" ? [approvals(step)] : []),
    ...view.roles.flatMap((_, seat) => [place(seat, view), roleCard(seat, view), ...held(seat, view)]),
    ...(step?.type === "DirectorAnswers" ? [answers(step.director)] : []),
  ];
}

/** What this seat's Surveillance shows it just now, the top card first. */
function lookedAt({ agenda, asked, seat }: MastermindView, story: readonly Event[]): ThingId[] {
  if (agenda.at(-1)?.type !== "Surveillance" || seat === null || !asked.includes(seat)) return [];
  const looked = story.findLast((event) => event.type === "Looked");
  return (looked?.cards ?? []).map(policyThing);
}

/** What lies in the middle of the table. */
function board(view: MastermindView, top: readonly ThingId[]): Zone[] {
  return [
    track("Agency", view.agency, [], false),
    track("Syndicate", view.syndicate, view.rules.powers, view.rules.veto),
    { id: "instability", kind: "track", pieces: pieces([INSTABILITY]), value: view.instability },
    { id: "deck", kind: "deck", pieces: faceDown(top), hidden: view.deck - top.length, at: DECK },
    { id: "discards", kind: "discard", hidden: view.discard, at: DISCARDS },
    offBoard(view),
  ];
}

/** Six slots; on them the powers that they grant, what else is printed there, and the policies enacted. */
function track(side: Policy, enacted: number, powers: readonly (string | null)[], veto: boolean): Zone {
  const slots = SLOTS.map((number) => slotThing(side, number));
  const on = (thing: ThingId, number: number): Piece => ({ thing, on: slotThing(side, number) });
  const lying = [
    ...pieces(slots),
    ...powers.flatMap((power, n) => (power ? [on(powerThing(power), n + 1)] : [])),
    ...PRINTED[side].map(([number, token]) => on(token, number)),
    ...(veto ? [on(VETO, VETO_FROM)] : []),
    ...SLOTS.slice(0, enacted).map((number) => on(policyThing(side), number)),
  ];
  return { id: `track:${side.toLowerCase()}`, kind: "track", pieces: lying, value: enacted };
}

/** How many policies of each side are in the deck, among the discards or in hands: everyone can count them. */
function offBoard({ agency, syndicate }: MastermindView): Zone {
  const left = { Agency: BOX.Agency - agency, Syndicate: BOX.Syndicate - syndicate };
  const counted = SIDES.map((side) => ({ thing: policyThing(side), value: left[side] }));
  return { id: "off_board", kind: "aside", pieces: counted };
}

/** How many must approve: more than half. */
const approvals = ({ seats }: Ballot): Zone => ({
  id: "approvals",
  kind: "track",
  value: Math.floor(seats.length / 2) + 1,
});

/** What lies open before a player: offices and marks. */
const place = (seat: number, view: MastermindView): Zone => ({
  id: `player:${seat}`,
  kind: "place",
  owner: seat,
  pieces: pieces(marks(seat, view)),
  at: seatThing(seat),
});

function marks(seat: number, view: MastermindView): ThingId[] {
  const { living, director, barred, confirmed, investigated } = view;
  const isPlaying = living.includes(seat) && !view.result;
  const lie: readonly (readonly [ThingId, boolean])[] = [
    ["token:purged", !living.includes(seat)],
    [PLACARD, isPlaying && seat === director],
    ["token:next", isPlaying && seat === nextInTurn(view)],
    ["token:nominee", seat === view.nominee],
    ["token:operative", seat === view.council?.[1]],
    ["token:barred", isPlaying && barred.includes(seat) && seat !== director],
    ["token:confirmed", confirmed.includes(seat)],
    ["token:investigated", investigated.some(([, target]) => target === seat)],
  ];
  return lie.filter(([, lies]) => lies).map(([mark]) => mark);
}

/** To whom the placard passes after this round: left of the last Director in the order around the table. */
const nextInTurn = ({ living, last_in_turn }: MastermindView): number | undefined =>
  living.find((seat) => seat > last_in_turn) ?? living[0];

function roleCard(seat: number, { roles, result }: MastermindView): Zone {
  const role = roles[seat];
  const known = role ? [{ thing: roleThing(role), up: result !== null }] : [];
  return { id: `role:${seat}`, kind: "secret", owner: seat, pieces: known, hidden: 1 - known.length };
}

/** What a player has to choose from, or has chosen. */
function held(seat: number, view: MastermindView): Zone[] {
  const step = view.agenda.at(-1);
  if (step?.type === "Ballot") return ballots(seat, step, view);
  const holder = step?.type === "DirectorAnswers" ? step.operative : view.asked[0];
  return view.council && seat === holder ? [hand(seat, view)] : [];
}

/** The two ballots to choose from, or the ballot already cast. */
function ballots(seat: number, { seats }: Ballot, view: MastermindView): Zone[] {
  const cast = view.sealed[seats.indexOf(seat)];
  if (cast) return [ballotCast(seat, cast)];
  if (seat !== view.seat || !seats.includes(seat)) return [];
  const both = faceDown([ballotThing(true), ballotThing(false)]);
  return [{ id: `ballots:${seat}`, kind: "hand", owner: seat, pieces: both }];
}

function ballotCast(seat: number, move: Move): Zone {
  const known = move.type === "Vote" ? faceDown([ballotThing(move.approve)]) : [];
  return { id: `vote:${seat}`, kind: "secret", owner: seat, pieces: known, hidden: 1 - known.length };
}

/** The policies of the Council, with the member who must choose now. */
function hand(seat: number, { hand, agenda }: MastermindView): Zone {
  const zone: Zone = { id: `hand:${seat}`, kind: "hand", owner: seat };
  if (hand) return { ...zone, pieces: faceDown(spread(hand).map(policyThing)) };
  return { ...zone, hidden: agenda.at(-1)?.type === "DirectorDiscards" ? DRAWN : DRAWN - 1 };
}

/** What the Director may say to a veto; everybody sees that it was asked for. */
const answers = (director: number): Zone => ({
  id: `veto:${director}`,
  kind: "hand",
  owner: director,
  pieces: pieces([vetoThing(true), vetoThing(false)]),
});

export function ofMove(move: Move, view: MastermindView): ThingId[] {
  switch (move.type) {
    case "Nominate":
    case "Investigate":
    case "Purge":
      return [seatThing(move.seat)];
    case "Vote":
      return [ballotThing(move.approve)];
    case "Discard":
      return [policyThing(move.policy)];
    case "Enact":
      return [policyThing(move.policy), slotThing(move.policy, enacted(move.policy, view) + 1)];
    case "AskVeto":
      return [VETO];
    case "AnswerVeto":
      return [vetoThing(move.agree)];
    case "Arrange":
      return move.cards.map(policyThing);
    case "Appoint":
      return [PLACARD, seatThing(move.seat)];
    default:
      return [];
  }
}

const enacted = (side: Policy, { agency, syndicate }: MastermindView): number =>
  side === "Agency" ? agency : syndicate;

export function ofClaim(claim: Claim): ThingId[] {
  switch (claim.type) {
    case "IAm":
      return [roleThing(claim.role)];
    case "IDrew":
    case "IReceived":
      return [councilThing(claim.council), ...kinds(claim.cards)];
    case "IFound":
      return [seatThing(claim.seat), ...meant(claim.answer)];
    case "ISaw":
      return [DECK, ...kinds(claim.cards)];
  }
}

export function ofEvent(event: Event): ThingId[] {
  switch (event.type) {
    case "Began":
      return [seatThing(event.director), PLACARD];
    case "Learned":
      return [roleThing(event.role), ...event.others.map(([seat]) => seatThing(seat))];
    case "Nominated":
    case "Elected":
      return [seatThing(event.director), seatThing(event.operative)];
    case "Voted":
      return [
        ballotThing(true),
        ...event.approving.map(seatThing),
        ballotThing(false),
        ...event.rejecting.map(seatThing),
      ];
    case "Rejected":
      return [INSTABILITY];
    case "TopDecked":
      return [DECK, policyThing(event.policy), slotThing(event.policy, event.number)];
    case "Lost":
      return [powerThing(event.power)];
    case "Reshuffled":
      return [DISCARDS, DECK];
    case "Drew":
      return [seatThing(event.director), DECK, ...kinds(event.cards)];
    case "Passed":
      return [
        seatThing(event.director),
        ...(event.discarded ? [policyThing(event.discarded)] : []),
        DISCARDS,
      ];
    case "Received":
      return [seatThing(event.operative), ...kinds(event.cards)];
    case "Enacted":
      return [seatThing(event.operative), policyThing(event.policy), slotThing(event.policy, event.number)];
    case "VetoAsked":
      return [seatThing(event.operative), VETO, seatThing(event.director)];
    case "VetoRefused":
      return [seatThing(event.director), VETO, seatThing(event.operative)];
    case "Vetoed":
      return [seatThing(event.director), VETO, DISCARDS, INSTABILITY];
    case "Granted":
    case "Lapsed":
      return [seatThing(event.director), powerThing(event.power)];
    case "Looked":
    case "Arranged":
      return [seatThing(event.director), DECK, ...(event.cards ?? []).map(policyThing)];
    case "Appointed":
      return [seatThing(event.director), PLACARD, seatThing(event.seat)];
    case "Investigated":
      return [seatThing(event.director), seatThing(event.seat), ...meant(event.answer)];
    case "Purged":
      return [seatThing(event.director), seatThing(event.seat)];
    case "RolesRevealed":
      return ROLES.toReversed().flatMap((role) => [roleThing(role), ...holders(role, event.roles)]);
    case "CouncilRevealed":
      return [
        councilThing(event.number),
        seatThing(event.council.director),
        seatThing(event.council.operative),
      ];
    case "Said":
      return [seatThing(event.seat), ...ofClaim(event.claim)];
  }
}

const holders = (role: Role, roles: readonly Role[]): ThingId[] =>
  roles.flatMap((one, seat) => (one === role ? [seatThing(seat)] : []));

/** Which policies are among some cards. */
const kinds = (cards: Cards | null): ThingId[] => (cards ? [...new Set(spread(cards).map(policyThing))] : []);

/** The roles that an Investigation's answer leaves: it names a side, or by option a role. */
function meant(answer: Policy | Role | null): ThingId[] {
  if (!answer) return [];
  return (answer === "Syndicate" ? (["Agent", "Mastermind"] as const) : [answer]).map(roleThing);
}
