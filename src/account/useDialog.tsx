import { Fragment, useCallback, useRef, useState, type ReactNode } from 'react';
import { errorToast, show, takeBack } from './toasts/store.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';

interface DialogButtonProps {
  label: string;
  /** The name for screen readers, where several buttons have the same label. */
  description?: string;
  variant?: ButtonVariant;
  /** A path of `icons.ts`. */
  icon?: string;
  /** Loads the dialog's code and starts its requests. */
  load: () => Promise<DialogView>;
}

/** Draws the dialog; `close` closes it. */
export type DialogView = (close: () => void) => ReactNode;

/**
 * One dialog at a time, whose code is loaded on the first press. When the code does not arrive, a toast says so, and the
 * page stays as it is. The dialog is rendered outside the list whose buttons open it: a list that fails to reload removes
 * its buttons, and must not remove the dialog and the typed values.
 */
export function useDialog() {
  const [coming, setComing] = useState<string>();
  const [shown, setShown] = useState<{ turn: number; view: DialogView }>();
  const turns = useRef(0);

  /** Stays the same function, for entries of long lists. `load` fetches the dialog's code and starts its requests. */
  const open = useCallback((key: string, load: () => Promise<DialogView>) => {
    async function come() {
      const turn = ++turns.current;
      setComing(key);
      try {
        const view = await load();
        takeBack(key);
        if (turn === turns.current) setShown({ turn, view });
      } catch {
        show(errorToast('network'), key);
      } finally {
        if (turn === turns.current) setComing(undefined);
      }
    }
    void come();
  }, []);

  function close(turn: number) {
    setShown((now) => (now?.turn === turn ? undefined : now));
  }

  return {
    /** The key of the button whose dialog is loading. */
    coming,
    open,
    /** An open dialog stays until the next one has come. */
    dialog: shown && <Fragment key={shown.turn}>{shown.view(() => close(shown.turn))}</Fragment>,
  };
}

/** Opens a dialog whose code is loaded on the first press. */
export function DialogButton({ label, description, variant, icon, load }: DialogButtonProps) {
  const { coming, open, dialog } = useDialog();
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={description}
        busy={coming !== undefined}
        onClick={() => open(description ?? label, load)}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}
