import type { Submitted } from '#ui/form/Form.tsx';
import type { Outcome } from './change.ts';

interface OutcomeTexts {
  /** The change was refused or not sent, so it is not done. */
  failed: string;
  /** Nobody knows whether it is done. */
  unknown: string;
}

/** What a form says of the change that it has sent. A form with nothing to say is as it was. */
export function submitted(
  { kind }: { kind: Outcome['kind'] | 'unchanged' },
  { failed, unknown }: OutcomeTexts,
): Submitted {
  switch (kind) {
    case 'done':
    case 'ignored':
    case 'unchanged':
      return { ok: true };
    case 'unknown':
      return { ok: false, message: unknown };
    case 'refused':
    case 'notSent':
      return { ok: false, message: failed };
  }
}
