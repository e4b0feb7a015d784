import { useCallback, useRef, useState } from 'react';

/** The outcome of the last action on a film. */
export interface News {
  text: string;
  /** Undoes the action. */
  undo?: () => Promise<unknown>;
}

/**
 * Called when an action begins. The returned function tells its outcome, unless the outcome of a later action was told
 * already: a late answer must not replace the undo button of a later action.
 */
export type Begin = () => (news: News) => void;

export function useNews() {
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

  return { news, begin, forget: () => setNews(undefined) };
}
