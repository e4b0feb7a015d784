/** Of the unpaid toast's button, while the feature of the dialog is on. */
export const OPEN_UNPAID_MODAL = 'openUnpaidModal';

const handlers = new Map<string, () => void>();
let awaited: string | undefined;

/**
 * Registers what a toast's button does. An area registers the actions that it knows. An action that was requested on
 * another page runs at once.
 * @returns removes the handler, when the area is left
 */
export function onToastAction(name: string, handler: () => void): () => void {
  handlers.set(name, handler);
  if (awaited === name) {
    awaited = undefined;
    handler();
  }
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

/** @returns false when no area of this page knows the action; then it runs on the next page with such an area */
export function runToastAction(name: string): boolean {
  const handler = handlers.get(name);
  if (handler) handler();
  else awaited = name;
  return handler !== undefined;
}
