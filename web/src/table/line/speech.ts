import type { Catalogue, Option as OptionFacts } from "../../wire/types";
import type { Bundle, Hearer } from "../../words/bundle";
import { catalogued, type Things } from "../things";
import { aidOf, type Aid } from "./aid";
import type { Facts } from "./fold";
import type { Option, Scene } from "./scene";
import { Teller, type AnyLaid } from "./teller";

/** How a game speaks, and what its own table knows of its things. */
export interface Speech {
  bundle(hearer: Hearer): Bundle;
  laid: AnyLaid;
}

/** It reads a table to one person, by the names that people have there now. */
export class Reader {
  readonly things: Things;
  readonly #hearer: Hearer;
  readonly #bundle: Bundle;
  readonly #catalogue: Catalogue;
  readonly #teller: Teller;

  constructor({ bundle, laid }: Speech, catalogue: Catalogue, facts: Facts) {
    this.#catalogue = catalogue;
    this.#hearer = hearerOf(facts);
    this.#bundle = bundle(this.#hearer);
    this.#teller = new Teller(this.#bundle, laid, catalogue);
    this.things = catalogued(catalogue.things, facts.table.game, facts.seats, this.#bundle);
  }

  /** Whether everybody is called the same in these facts. */
  reads(facts: Facts): boolean {
    const { me, names } = hearerOf(facts);
    return me === this.#hearer.me && names.join("\n") === this.#hearer.names.join("\n");
  }

  scene(facts: Facts): Scene {
    return this.#teller.scene(facts);
  }

  option(option: OptionFacts, { board }: Facts): Option {
    return this.#teller.option(option, board?.view);
  }

  get aid(): Aid {
    return aidOf(this.#catalogue.aid, this.#bundle);
  }
}

const hearerOf = ({ you, seats }: Facts): Hearer => ({ me: you.seat, names: seats.map(({ name }) => name) });
