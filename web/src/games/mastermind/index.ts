import type { GameTable } from "../tables";
import { isNews } from "./history/history";
import "./look.css";
import Claims from "./acting/Claims.svelte";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Table from "./Table.svelte";

export const table: GameTable = { Table, Hand, Claims, Notes, isNews };
