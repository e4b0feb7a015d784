/**
 * A part of the shell whose HTML is built and whose behaviour comes with its script. The router gives each page
 * its own: what `connect` binds is let go of when the element leaves the document.
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
 * The element that the built HTML calls so, by `data-part`.
 * @throws when it is not there
 */
export function part<Part extends HTMLElement>(parent: ParentNode, name: string, type: new () => Part): Part {
  const found = parent.querySelector(`[data-part="${name}"]`);
  if (!(found instanceof type)) throw new Error(`The shell has no part ${name}`);
  return found;
}
