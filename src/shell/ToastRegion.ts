import { showBanner } from '#account/banner/showBanner.ts';
import { onReset } from '#account/load.ts';
import { settings } from '#account/settings/store.ts';
import type { Toast } from '#account/toasts/rules.ts';
import { $waitingToasts, hideToastsByThemselves, showToastsOn } from '#account/toasts/store.ts';
import type { TextTree } from '#account/toasts/texts.ts';
import { fetchToastTexts } from '#account/toasts/fetchTexts.ts';
import { platform } from '#platform/platform.ts';
import { readPage } from '#platform/rootData.ts';
import { $modals, forgetGoneModals } from '#ui/modal.ts';
import { atom } from 'nanostores';
import { bindEscape, isUnfolded, unfold } from './plainStrip.ts';
import { part, ShellElement } from './ShellElement.ts';
import { keepInFreeRow } from './toastPlace.ts';
import { createStrip, showWaiting } from './toastStrip.ts';

/** Toasts that screen readers have announced. On the next page, or after a modal, a toast shows again in silence. */
const announced = new WeakSet<Toast>();

/** The toast that customers have on the screen, or had last. */
const $seen = atom<Toast | undefined>();
onReset(() => $seen.set(undefined));

/** Brings the toasts of all pages to life, once in a document. */
export function startToasts(): void {
  if (customElements.get('toast-region')) return;
  hideToastsByThemselves($seen);
  customElements.define('toast-region', ToastRegion);
}

/**
 * Shows the first toast of the queue. Screen readers announce an error at once, and other toasts when they are idle.
 */
class ToastRegion extends ShellElement {
  protected connect(signal: AbortSignal): void {
    forgetGoneModals();
    const region = part(this, 'region', HTMLElement);
    const template = part(this, 'toast', HTMLTemplateElement);
    let shown: { toast: Toast; strip: HTMLElement; leaves: AbortController } | undefined;
    let listed: readonly Toast[] = [];
    bindEscape(region, signal);

    const show = (toast: Toast | undefined, texts: TextTree): void => {
      const hadFocus = region.contains(document.activeElement);
      // The list stays open when its first entry has gone.
      const staysOpen = shown && toast && isUnfolded(shown.strip) && listed.includes(toast);
      shown?.leaves.abort();
      shown?.strip.remove();
      shown = toast && { toast, strip: createStrip(template, toast, texts), leaves: new AbortController() };
      if (shown) {
        const { strip } = shown;
        strip.addEventListener('toggle', () => showWaiting(strip, template, $waitingToasts.get(), texts));
        this.#moveAboveDialog(region, signal);
        say(region, shown.toast, strip);
        if (staysOpen) unfold(strip, true);
      }
      if (hadFocus) (shown ? region : restingPlace(region)).focus({ preventScroll: true });
    };
    const { language, route } = readPage();
    showToastsOn(route);
    // The settings may come late, and a banner may begin while the document is open.
    const stopBanner = settings.$load.subscribe(showBanner);
    const update = async (waiting: readonly Toast[]): Promise<void> => {
      const texts = waiting.length > 0 ? await fetchToastTexts(language) : {};
      if (signal.aborted || waiting !== $waitingToasts.get()) return;
      const isNew = waiting[0] !== shown?.toast;
      if (isNew) show(waiting[0], texts);
      listed = waiting;
      if (!shown) return;
      showWaiting(shown.strip, template, waiting, texts);
      const { toast, strip, leaves } = shown;
      if (isNew) keepInFreeRow(strip, () => $seen.set(toast), leaves.signal);
    };
    const unsubscribe = $waitingToasts.subscribe((waiting) => {
      update(waiting).catch((error: unknown) => platform().report('Words of a toast', error));
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      stopBanner();
      shown?.leaves.abort();
    });
  }

  /**
   * Everything outside an open modal dialog is inert and behind its backdrop, so that the region moves into the dialog.
   */
  #moveAboveDialog(region: HTMLElement, signal: AbortSignal): void {
    // A dialog that closes in this task is still in the list. A toast inside it would not be announced.
    const dialog = $modals
      .get()
      .filter(({ open }) => open)
      .at(-1);
    if (!dialog || dialog.contains(region)) return;
    dialog.append(region);
    const unlisten = $modals.listen((modals) => {
      if (modals.includes(dialog)) return;
      unlisten();
      dialog.style.removeProperty('--strip');
      this.append(region);
      this.#moveAboveDialog(region, signal);
    });
    signal.addEventListener('abort', unlisten);
  }
}

function say(region: HTMLElement, toast: Toast, strip: HTMLElement): void {
  if (announced.has(toast)) region.append(strip);
  else if (toast.type === 'info') part(region, 'status', HTMLElement).append(strip);
  else {
    strip.setAttribute('role', 'alert');
    region.append(strip);
  }
  announced.add(toast);
}

/** Where the focus goes when the focused toast has been removed. */
function restingPlace(region: HTMLElement): HTMLElement {
  return region.closest('dialog')?.querySelector('button') ?? document.querySelector('main') ?? document.body;
}
