import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { announceMissingPart } from './store.ts';

/** The dialog, given what closes it. */
type DialogView = (onClose: () => void) => ReactNode;

interface DialogButtonProps {
  label: string;
  /** Says more than the label where several buttons have the same. */
  description?: string;
  variant?: ButtonVariant;
  /** Brings the dialog's code, and starts what it will need. */
  load: () => Promise<DialogView>;
}

type Status = { kind: 'closed' } | { kind: 'coming' } | { kind: 'open'; view: DialogView };

/** Opens a dialog whose code comes when it is first wanted. */
export function DialogButton({ label, description, variant, load }: DialogButtonProps) {
  const [status, setStatus] = useState<Status>({ kind: 'closed' });

  async function open() {
    setStatus({ kind: 'coming' });
    try {
      setStatus({ kind: 'open', view: await load() });
    } catch {
      announceMissingPart();
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
