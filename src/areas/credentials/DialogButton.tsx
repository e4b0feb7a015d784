import { useState } from 'react';
import type { ReactNode } from 'react';
import { announceError } from '#account/toasts/store.ts';
import { sayAbout } from '#account/toasts/tell.ts';
import { Button, type ButtonVariant } from '#ui/Button.tsx';

/** Draws the dialog; `onClose` closes it. */
type DialogView = (onClose: () => void) => ReactNode;

interface DialogButtonProps {
  label: string;
  /** The name for screen readers, where several buttons have the same label. */
  description?: string;
  variant?: ButtonVariant;
  /** Loads the dialog's code and starts its requests. */
  load: () => Promise<DialogView>;
}

type Status = { kind: 'closed' } | { kind: 'coming' } | { kind: 'open'; view: DialogView };

/** Opens a dialog whose code is loaded on the first press. */
export function DialogButton({ label, description, variant, load }: DialogButtonProps) {
  const [status, setStatus] = useState<Status>({ kind: 'closed' });

  async function open() {
    setStatus({ kind: 'coming' });
    try {
      const view = await load();
      sayAbout(label, undefined);
      setStatus({ kind: 'open', view });
    } catch {
      sayAbout(label, announceError('network'));
      setStatus({ kind: 'closed' });
    }
  }

  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-label={description}
        busy={status.kind === 'coming'}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {status.kind === 'open' && status.view(() => setStatus({ kind: 'closed' }))}
    </>
  );
}
