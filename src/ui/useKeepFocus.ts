import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an entry of a list: when a focused entry is removed, its neighbour gets the focus, or the page's main part after
 * the last entry. Otherwise the keyboard would start at the top of the page again. Its choice of stars, or the neighbour
 * itself, but none of its buttons: a second press must not remove it too.
 */
export function useKeepFocus(): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const item = entry.current;
    // React runs this cleanup before it removes the entry.
    return () => {
      if (!item?.isConnected || !item.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      if (neighbour instanceof HTMLElement) neighbour.tabIndex = -1;
      const next =
        neighbour?.querySelector<HTMLElement>('input:checked') ??
        neighbour?.querySelector<HTMLElement>('input') ??
        neighbour ??
        item.closest('main');
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);

  return entry;
}
