import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import Table from "./Table.svelte";
import { isNews } from "./story";

export const table: GameTable = { Table, Hand, isNews };
