import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an entry of a list: when a focused entry is removed, its neighbour gets the focus, or the page's main part after
 * the last entry. Otherwise the keyboard would start at the top of the page again.
 */
export function useKeepFocus(): RefObject<HTMLLIElement | null> {
  const entry = useRef<HTMLLIElement>(null);

  useLayoutEffect(() => {
    const item = entry.current;
    // React runs this cleanup before it removes the entry.
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
