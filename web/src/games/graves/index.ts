import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import Reveal from "./guess/Reveal.svelte";
import { isNews } from "./story";
import { texts } from "./texts";
import Table from "./Table.svelte";
import Ways from "./turn/Ways.svelte";

export const table: GameTable = { Table, Hand, Ways, Reveal, isNews, asks: (first) => texts.asks(first) };
