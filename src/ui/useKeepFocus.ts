import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an entry of a list: when it leaves with the focus in it, its neighbour takes the focus over, or the page's
 * main part where it was the last. Without it the keyboard starts again at the top of the page.
 */
export function useKeepFocus(): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const item = entry.current;
    // While React has not removed it yet.
    return () => {
      if (!item?.isConnected || !item.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      const next =
        neighbour?.querySelector<HTMLElement>('input:checked') ??
        neighbour?.querySelector<HTMLElement>('button, input, a[href]') ??
        item.closest('main');
      next?.focus({ preventScroll: true });
    };
  }, []);

  return entry;
}
