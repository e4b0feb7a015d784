import { Fragment, useRef, useState, type ReactNode } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { announceError } from '#account/toasts/store.ts';
import { sayAbout } from '#account/toasts/tell.ts';

/** Draws the dialog; `close` closes it. */
export type DialogView = (close: () => void) => ReactNode;

type Status =
  { kind: 'closed' } | { kind: 'coming'; key: string } | { kind: 'open'; turn: number; view: DialogView };

/**
 * One dialog at a time, rendered outside the list whose buttons open it: a list that fails to reload removes its
 * buttons, and must not remove the dialog and the typed values.
 */
export function useDialog() {
  const [status, setStatus] = useState<Status>({ kind: 'closed' });
  const turns = useRef(0);

  /** Loads the dialog's code on the first press and solves the captcha meanwhile. */
  async function open(key: string, load: () => Promise<DialogView>) {
    const turn = ++turns.current;
    setStatus({ kind: 'coming', key });
    prepareAnswer();
    try {
      const view = await load();
      sayAbout(key, undefined);
      if (turn === turns.current) setStatus({ kind: 'open', turn, view });
    } catch {
      sayAbout(key, announceError('network'));
      setStatus({ kind: 'closed' });
    }
  }

  function close(turn: number) {
    setStatus((now) => (now.kind === 'open' && now.turn === turn ? { kind: 'closed' } : now));
  }

  return {
    /** The key of the button whose dialog is loading. */
    coming: status.kind === 'coming' ? status.key : undefined,
    open: (key: string, load: () => Promise<DialogView>) => void open(key, load),
    dialog: status.kind === 'open' && (
      <Fragment key={status.turn}>{status.view(() => close(status.turn))}</Fragment>
    ),
  };
}
