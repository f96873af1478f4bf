import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";
import Ways from "./Ways.svelte";
import { isNews } from "./story";

export const table: GameTable = { Table, Hand, Ways, isNews, readsNotes: true };
