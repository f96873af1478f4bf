import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import Reveal from "./reveal/Reveal.svelte";
import { isNews } from "./story";
import Table from "./Table.svelte";
import Ways from "./turn/Ways.svelte";

export const table: GameTable = { Table, Hand, Ways, Reveal, isNews, readsNotes: true };
