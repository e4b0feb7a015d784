import { $flags } from '#account/settings/store.ts';
import { FLAGS, type Flags } from '#sites/flags.ts';
import { part, ShellElement } from './ShellElement.ts';
import { SCROLL_DEBOUNCE_MS, debounce, isStuck } from './sticky.ts';
import { $viewport } from './viewport.ts';

/**
 * The header: opens its menu on a phone and sticks while the page is scrolled. It also hides the links of features that
 * are off, in itself and in the navigation of the account.
 */
export class SiteHeader extends ShellElement {
  protected connect(signal: AbortSignal): void {
    this.#bindMenu(signal);
    this.#bindFlags(signal);
    this.#bindScroll(signal);
  }

  #bindMenu(signal: AbortSignal): void {
    const toggle = part(this, 'toggle', HTMLButtonElement);
    const menu = part(this, 'menu', HTMLElement);
    const isOpen = (): boolean => toggle.ariaExpanded === 'true';
    const show = (open: boolean): void => {
      toggle.ariaExpanded = String(open);
      menu.toggleAttribute('data-open', open);
    };
    toggle.addEventListener('click', () => show(!isOpen()), { signal });
    document.addEventListener(
      'click',
      ({ target }) => {
        if (isOpen() && target instanceof Node && !this.contains(target)) show(false);
      },
      { signal },
    );
    this.addEventListener(
      'keydown',
      ({ key, target }) => {
        // A dialog inside the menu handles Escape itself.
        if (key !== 'Escape' || !isOpen() || (target instanceof Element && target.closest('dialog'))) return;
        show(false);
        toggle.focus();
      },
      { signal },
    );
  }

  #bindFlags(signal: AbortSignal): void {
    let known = false;
    const stop = $flags.subscribe((flags) => {
      if (flags) applyFlags(document.body, flags, known ? 'shown' : 'new');
      known = true;
    });
    signal.addEventListener('abort', stop);
  }

  #bindScroll(signal: AbortSignal): void {
    const stick = (): void => {
      const { height, desktop } = $viewport.get();
      this.toggleAttribute('data-stuck', isStuck({ scrollY, viewportHeight: height, desktop }));
    };
    const onScroll = debounce(stick, SCROLL_DEBOUNCE_MS);
    addEventListener('scroll', onScroll, { signal, passive: true });
    const stop = $viewport.listen(stick);
    signal.addEventListener('abort', () => {
      onScroll.cancel();
      stop();
    });
  }
}

/**
 * Shows the parts whose feature is on. Parts that are on screen do not move under a finger: a part that is switched off
 * leaves a gap, and a part that is switched on stands last (`data-late`, see Header.astro). The next page has them in
 * order.
 * @param screen whether the parts have been painted already
 */
function applyFlags(root: ParentNode, flags: Flags, screen: 'new' | 'shown'): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-flag]')) {
    const flag = FLAGS.find((name) => name === element.dataset.flag);
    if (!flag) continue;
    const on = flags[flag];
    const isShown = !element.hidden && element.dataset.late !== 'off';
    if (on === isShown) continue;
    if (screen === 'shown') element.dataset.late = on ? 'on' : 'off';
    element.hidden = !on && screen === 'new';
  }
}
