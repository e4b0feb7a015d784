import { attempt } from '#platform/platform.ts';
const DESKTOP = '(width >= 64rem)';

/** The part of the footer that opens by a tap on a phone, with its columns. On a desktop all of it is open. */
export class FooterColumns extends HTMLElement {
  private readonly desktop = attempt(() => matchMedia(DESKTOP));
  private readonly fit = (): void => {
    // All of it is open where the browser cannot say.
    const { matches } = this.desktop ?? { matches: true };
    for (const details of this.querySelectorAll('details')) details.open = matches;
    // On a desktop the columns cannot be closed, and their headings must not be controls.
    for (const summary of this.querySelectorAll('summary')) summary.tabIndex = matches ? -1 : 0;
  };

  connectedCallback(): void {
    this.fit();
    this.desktop?.addEventListener('change', this.fit);
  }

  disconnectedCallback(): void {
    this.desktop?.removeEventListener('change', this.fit);
  }
}
