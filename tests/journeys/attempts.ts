import type { Kind } from '#tests/support/outcomes.ts';
import type { Tab } from './model.ts';

/** A form that remembers its last try, and looks for it at the backend before it sends anything else. */
export interface Remembering {
  /** Tells the form from others, as in `case 12`. */
  form: string;
  /** What the form says instead of sending, when the try has arrived with other words than it holds now. */
  earlier: string;
}

/** How an action went that was not held up by an earlier try. */
interface Went {
  end: Kind;
  isCarriedOut: boolean;
  isOnline: boolean;
}

/** The tries that a tab remembers once an action has ended. Without a network nothing was tried. */
export function remembered(
  { attempts }: Tab,
  form: string,
  { end, isCarriedOut, isOnline }: Went,
): Tab['attempts'] {
  const others = [...attempts].filter(([other]) => other !== form);
  if (end === 'done' || !isOnline) return new Map(others);
  return new Map([...others, [form, isCarriedOut ? 'arrived' : 'lost']]);
}
