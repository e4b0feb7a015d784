const handlers = new Map<string, () => void>();
let awaited: string | undefined;

/**
 * What a toast's call to action does, by the room that can do it; at once, where it was asked for on the way here.
 * @returns takes it back, for a room that is left
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

/** @returns false where no room of this page can do it; then the next that can does */
export function runToastAction(name: string): boolean {
  const handler = handlers.get(name);
  if (handler) handler();
  else awaited = name;
  return handler !== undefined;
}
