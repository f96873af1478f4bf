import type { GameTable } from "../tables";
import { isNews } from "./history/history";
import "./look.css";
import Hand from "./Hand.svelte";
import Notes from "./Notes.svelte";
import Table from "./Table.svelte";

export const table: GameTable = { Table, Hand, Notes, isNews };
