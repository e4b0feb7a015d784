import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

/** Arrow keys pass over what lies between; a choice that has stood this long is meant. */
const SETTLE_MS = 600;

interface SettledChoice {
  value: number;
  busy: boolean;
  onChange: (value: number) => void;
}

/**
 * For radio buttons that act. A tap or the space bar is a choice. Arrow keys choose each button on their way, which
 * must not send a request each: their choice counts when they rest, with Enter, or when the focus goes on.
 */
export function useSettledChoice({ value, busy, onChange }: SettledChoice) {
  const [draft, setDraft] = useState<number | undefined>(undefined);
  const byArrow = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(choice: number | undefined) {
    clearTimeout(timer.current);
    setDraft(undefined);
    if (choice !== undefined && choice !== value) onChange(choice);
  }

  return {
    /** What shows as chosen. */
    choice: draft ?? value,
    choose: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (busy || isRepeated(nativeEvent)) return;
      const choice = Number(target.value);
      if (!byArrow.current) {
        settle(choice);
        return;
      }
      setDraft(choice);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, SETTLE_MS, choice);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      byArrow.current = key.startsWith('Arrow');
      if (key === 'Enter') settle(draft);
    },
    onPointerDown: () => {
      byArrow.current = false;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) settle(draft);
    },
  };
}

/** The second click of a double one: the choice may have been refused by then, or be about something else. */
function isRepeated(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
