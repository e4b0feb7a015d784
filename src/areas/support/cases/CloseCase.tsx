import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Case } from '../contract.ts';
import { closeCase, closing } from './store.ts';

interface CloseCaseProps {
  open: Case;
  words: Texts['cases']['island']['close'];
  onClose: () => void;
}

/** Asks before a case is closed. It stays open when closing fails. */
export function CloseCase({ open, words, onClose }: CloseCaseProps) {
  const busy = useStore(closing.$busy);

  async function close() {
    if (await closeCase(open)) onClose();
  }

  return (
    <Dialog title={words.title} closeLabel={words.dismiss} onClose={onClose}>
      <p>{words.text}</p>
      <div className="cluster">
        <Button variant="primary" busy={busy} onClick={() => void close()}>
          {words.confirm}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </Dialog>
  );
}
