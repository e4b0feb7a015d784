import { Fragment, useRef, useState, type ReactNode } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { announceFailure } from '#account/toasts/store.ts';

/** The dialog, given what closes it. */
export type DialogView = (close: () => void) => ReactNode;

type Status =
  { kind: 'closed' } | { kind: 'coming'; key: string } | { kind: 'open'; turn: number; view: DialogView };

/**
 * One dialog at a time, rendered beside what opens it: a list that fails to load again takes its buttons with it,
 * and must not take the dialog and what was typed there.
 */
export function useDialog() {
  const [status, setStatus] = useState<Status>({ kind: 'closed' });
  const turns = useRef(0);

  /** Brings the dialog's code when it is first wanted, and has its challenge answered meanwhile (OD-03). */
  async function open(key: string, load: () => Promise<DialogView>) {
    const turn = ++turns.current;
    setStatus({ kind: 'coming', key });
    prepareAnswer();
    try {
      const view = await load();
      if (turn === turns.current) setStatus({ kind: 'open', turn, view });
    } catch {
      announceFailure({ kind: 'network' });
      setStatus({ kind: 'closed' });
    }
  }

  function close(turn: number) {
    setStatus((now) => (now.kind === 'open' && now.turn === turn ? { kind: 'closed' } : now));
  }

  return {
    /** Of the button whose dialog is on its way. */
    coming: status.kind === 'coming' ? status.key : undefined,
    open: (key: string, load: () => Promise<DialogView>) => void open(key, load),
    dialog: status.kind === 'open' && (
      <Fragment key={status.turn}>{status.view(() => close(status.turn))}</Fragment>
    ),
  };
}
