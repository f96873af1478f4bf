import type { GameTable } from "../tables";
import Hand from "./Hand.svelte";
import { isNews } from "./story";
import Table from "./Table.svelte";

export const table: GameTable = { Table, Hand, isNews };
