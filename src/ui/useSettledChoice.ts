import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

/** Arrow keys pass over other choices. A choice that has rested this long is intended. */
const SETTLE_MS = 600;

interface SettledChoice {
  value: number;
  busy: boolean;
  onChange: (value: number) => void;
}

/**
 * For radio buttons that act. A tap or the space bar chooses at once. Arrow keys choose every button on their way, and
 * each must not send a request: their choice counts after a rest, with Enter, or when the focus leaves.
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
    /** The choice to show. */
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

/** The second click of a double click: by then the choice may have been refused, or the button may belong to another entry. */
function isRepeated(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 1;
}
