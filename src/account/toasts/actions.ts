const handlers = new Map<string, () => void>();

/**
 * What a toast's call to action does, by the room that can do it.
 * @returns takes it back, for a room that is left
 */
export function onToastAction(name: string, handler: () => void): () => void {
  handlers.set(name, handler);
  return () => {
    if (handlers.get(name) === handler) handlers.delete(name);
  };
}

/** Undefined where no room of this document can do it. */
export function toastAction(name: string): (() => void) | undefined {
  return handlers.get(name);
}
