import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Case } from '../contract.ts';
import { closeCase, closing } from './store.ts';
import type { CaseWords } from './words.ts';

interface CloseCaseProps {
  open: Case;
  words: CaseWords['close'];
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
