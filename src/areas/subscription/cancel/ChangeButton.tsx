import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ChangeDialog } from '../ChangeDialog.tsx';
import type { Change } from '../rules.ts';
import type { StepProps } from './props.ts';
import { toSubscription } from './store.ts';

interface ChangeButtonProps extends StepProps {
  change: Change;
}

/** Opens the dialog of a change that replaces or withdraws the cancellation. Afterwards the subscription page opens. */
export function ChangeButton({ change, subscription, changes, language }: ChangeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {changes.changes[change].action}
      </Button>
      {isOpen && (
        <ChangeDialog
          change={change}
          before={subscription}
          words={changes}
          language={language}
          onClose={() => setOpen(false)}
          onDone={() => void toSubscription()}
        />
      )}
    </>
  );
}
