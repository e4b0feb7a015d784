import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';

/** The outcome of the last action on an entry of a list. */
export interface News {
  text: string;
  /** Undoes the action. */
  undo?: () => Promise<unknown>;
}

/**
 * Called when an action begins. The returned function tells its outcome, unless the outcome of a later action was told
 * already: a late answer must not replace the undo button of a later action. Without news nothing is said.
 */
export type Begin = () => (news?: News) => void;

/**
 * What an act that can be undone leaves on the page. One that cannot asks first (`Ask`).
 * @param place gets the focus when the undo button goes
 */
export function useNews(place: RefObject<HTMLElement | null>, undoLabel: string) {
  const [news, setNews] = useState<News | undefined>(undefined);
  const last = useRef({ begun: 0, told: 0 });

  const begin: Begin = useCallback(() => {
    const act = ++last.current.begun;
    return (ending) => {
      if (act < last.current.told) return;
      last.current.told = act;
      setNews(ending);
    };
  }, []);

  function forget() {
    setNews(undefined);
  }

  async function undo() {
    place.current?.focus({ preventScroll: true });
    forget();
    await news?.undo?.();
  }

  return {
    begin,
    forget,
    /** @param otherwise stands there without news */
    line: (otherwise?: ReactNode) => (
      <>
        <p role="status">{news?.text ?? otherwise}</p>
        {news?.undo && (
          <Button variant="quiet" onClick={() => void undo()}>
            {undoLabel}
          </Button>
        )}
      </>
    ),
  };
}
