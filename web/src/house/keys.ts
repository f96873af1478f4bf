/** Whether keys pressed there belong to a field or a dialog, and mean nothing to the table. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, select, textarea, dialog") !== null;
}
