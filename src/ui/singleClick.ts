import type { MouseEvent } from 'react';

/**
 * For a button whose entry leaves its list at once: the second click of a double click would hit the next entry, which
 * has moved up. Clicks by key or by a screen reader have no count and always pass.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
