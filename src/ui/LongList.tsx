import { startTransition, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './LongList.module.css';

/** The number of entries drawn at first, and added by each press of the button: several screens. */
export const STEP = 60;
/** The share of the added entries that is drawn before the next paint: about one screen. */
const AT_ONCE = 1 / 8;

export interface LongListProps<T> {
  items: readonly T[];
  /** Smaller than `STEP` when an entry is costly to draw. */
  step?: number;
  /** The query that selected `items`: a new query starts at the first step again. */
  scope?: string;
  /** The label of the button, with the number of entries that it adds. */
  moreLabel: (count: number) => string;
  /** Draws the shown entries, each in an `<li>`. */
  children: (shown: readonly T[]) => ReactNode;
}

/**
 * A list of up to thousands of entries, drawn in steps; in a list of several steps, entries off screen cost no layout.
 * A step first draws the entries that come on screen, and the rest after the next paint. After a press with the
 * keyboard the focus is on the first new entry.
 */
export function LongList<T>({ items, step = STEP, scope = '', moreLabel, children }: LongListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ scope, count: step, wanted: step });
  const { count, wanted } = drawn.scope === scope ? drawn : { count: step, wanted: step };

  function showMore() {
    flushSync(() =>
      setDrawn({
        scope,
        count: Math.min(count + Math.ceil(step * AT_ONCE), wanted + step),
        wanted: wanted + step,
      }),
    );
    startTransition(() => setDrawn({ scope, count: wanted + step, wanted: wanted + step }));
    // An entry may contain a list.
    const first = list.current?.querySelectorAll<HTMLElement>('li:not(li li)')[count];
    if (!first) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={list} className={styles.list} data-long={count > step || undefined}>
        {children(items.slice(0, count))}
      </div>
      {items.length > wanted && (
        <p className={styles.more}>
          <Button onClick={showMore}>{moreLabel(Math.min(step, items.length - wanted))}</Button>
        </p>
      )}
    </>
  );
}
