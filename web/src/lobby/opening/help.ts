import type { TableHead } from "../../wire/types";

export type Help = TableHead["help"];

/** How much a table can help its players; each gives all that those before it give. */
export const HELP: readonly Help[] = ["none", "marks", "warnings", "notebook", "hints"];
