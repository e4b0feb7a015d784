/**
 * A part of the shell whose HTML stands in the page and whose behaviour comes with start-up. The router replaces the
 * element with each page: all that `connect` binds ends when the element leaves the document.
 */
export abstract class ShellElement extends HTMLElement {
  #connection = new AbortController();

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.connect(this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection.abort();
  }

  /** @param signal aborted when the element leaves the document */
  protected abstract connect(signal: AbortSignal): void;
}

/**
 * Finds an element of the built HTML by its `data-part`.
 * @throws when there is none of that name and type
 */
export function part<Part extends HTMLElement>(parent: ParentNode, name: string, type: new () => Part): Part {
  const found = parent.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof type)) throw new Error(`The shell has no part ${name}`);
  return found;
}
