import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { openModal } from './modal.ts';

/** Keeps a modal dialog open as long as it is rendered. `onClose` is called after any kind of closing. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const onClosed = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog, () => {
      // At once: the next press may open the same dialog again, which React would then keep as it is, closed. A dialog
      // that React has removed says nothing.
      if (dialog.isConnected) flushSync(onClosed);
    });
    // The second click of a double click would press what has opened under it.
    dialog.addEventListener('click', ignoreSecond, { capture: true, once: true });
    // What has to be typed comes before the button that closes.
    dialog.querySelector<HTMLInputElement>('input:invalid')?.focus();
    return () => {
      // Close before React removes the element: a removed dialog does not return the focus.
      dialog.close();
    };
  }, [ref]);
}

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
