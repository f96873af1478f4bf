import type { GameTable } from "../tables";
import { isNews } from "./history";
import "./look.css";
import Hand from "./Hand.svelte";
import Ledger from "./Ledger.svelte";
import Table from "./Table.svelte";
import { texts } from "./texts";

export const table: GameTable = { Table, Hand, ledger: { title: texts.councils, Ledger }, isNews };
