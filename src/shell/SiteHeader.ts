import { $flags } from '#account/settings/store.ts';
import { platform } from '#platform/platform.ts';
import { FLAGS } from '#sites/flags.ts';
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
    const isOpen = (): boolean => toggle.getAttribute('aria-expanded') === 'true';
    const show = (open: boolean): void => {
      toggle.setAttribute('aria-expanded', String(open));
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
    // Until the settings answer, those of the last visit are likelier than those of the build.
    const last = platform().device.read(OFF_KEY)?.split(' ');
    if (last) hideOff(last);
    const stop = $flags.subscribe((flags) => {
      if (!flags) return;
      const off = FLAGS.filter((name) => !flags[name]);
      hideOff(off);
      platform().device.write(OFF_KEY, off.join(' '));
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

/** Where the device has the features that were off at the last visit. */
const OFF_KEY = 'off';

/** Hides the parts of the page whose feature is off; what follows moves up. */
function hideOff(off: readonly string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-flag]')) {
    const { flag = '' } = element.dataset;
    if (FLAGS.some((name) => name === flag)) element.hidden = off.includes(flag);
  }
}
