import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import Reveal from "./reveal/Reveal.svelte";
import Table from "./Table.svelte";
import Ways from "./asking/Ways.svelte";
import { isNews } from "./story";

export const table: GameTable = { Table, Hand, Ways, Reveal, isNews, readsNotes: true };
