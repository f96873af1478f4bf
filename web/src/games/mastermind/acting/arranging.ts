import type { Option } from "../../../table/line/scene";
import { moveOf, type Policy } from "../wire";

/** The orders in which the cards looked at may be laid back, as options. */
export const orderOf = (option: Option | null | undefined): readonly Policy[] => {
  const move = option && moveOf(option);
  return move?.type === "Arrange" ? move.cards : [];
};

const isSame = (one: readonly Policy[], other: readonly Policy[]) =>
  one.length === other.length && one.every((card, place) => card === other[place]);

/** The option that lays the cards back in this order, if it is offered. */
export const optionFor = (options: readonly Option[], order: readonly Policy[]): Option | undefined =>
  options.find((option) => isSame(orderOf(option), order));

/** The order once the cards of two places have changed places. */
export function swapped(order: readonly Policy[], one: number, other: number): readonly Policy[] {
  const [first, second] = [order[one], order[other]];
  return order.map((card, place) => (place === one ? second : place === other ? first : card) ?? card);
}
