import { startTransition, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './LongList.module.css';

/** Entries drawn at first, and more with each press of the button: some screens' worth. */
export const STEP = 60;
/** Of those that a press of the button brings, the part that is drawn before the next paint: about a screen of them. */
const AT_ONCE = 1 / 8;

export interface LongListProps<T> {
  items: readonly T[];
  /** Fewer than `STEP` where each entry is costly. */
  step?: number;
  /** What `items` is a selection by, as a search's words: another one starts at the first step again. */
  scope?: string;
  /** Of the button, with how many it would bring. */
  moreLabel: (count: number) => string;
  /** Draws the entries that are shown, each in an `<li>`. */
  children: (shown: readonly T[]) => ReactNode;
}

/**
 * A list that may have thousands of entries: in steps, and where there are several, entries out of sight cost no
 * layout. A step begins with what comes into sight; the rest of it follows when that is painted. Whoever asks for more
 * with the keyboard goes on at the first that is new.
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
    // An entry may have a list of its own.
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
