import type { GameTable } from "../tables";
import Table from "./Table.svelte";

export const table: GameTable = { Table };
