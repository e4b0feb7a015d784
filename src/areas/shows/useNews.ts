import { useCallback, useRef, useState } from 'react';

/** What has just happened to one of the films. */
export interface News {
  text: string;
  /** Takes it back. */
  undo?: () => Promise<unknown>;
}

/**
 * Called when the customer does something. What it returns tells how that went, unless something that was begun later
 * has been told already: a late answer must not take the way back from what was done after it.
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
