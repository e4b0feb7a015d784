import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FullScreen } from '#ui/code/FullScreen.tsx';
import { QrCode } from '#ui/code/QrCode.tsx';
import { Part } from './Part.tsx';

/** Parts that lie over the page. */
export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'full'>();
  const close = () => setOpen(undefined);
  return (
    <Part name="Dialog, FullScreen">
      <Button aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
        Open a dialog
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('full')}>
        Hold up a code
      </Button>
      {open === 'dialog' && (
        <Dialog title="Leave without saving?" closeLabel="Close" onClose={close}>
          <p>What you have typed is kept until you come back.</p>
          <Button variant="primary" onClick={close}>
            Stay
          </Button>
        </Dialog>
      )}
      {open === 'full' && (
        <FullScreen title="FILM-4711" closeLabel="Close" onClose={close} about={<p>For the entrance.</p>}>
          <QrCode value="FILM-4711" label="Code of the ticket" tooLong="" />
        </FullScreen>
      )}
    </Part>
  );
}
