import type { MouseEvent } from 'react';

/**
 * For a button whose entry leaves its list at once: the second click of a double one would hit the entry that has
 * come up in its place. Keys and screen readers count no clicks.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act();
  };
}
