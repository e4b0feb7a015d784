import { atom, type ReadableAtom } from 'nanostores';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useStore } from '#ui/useStore.ts';

interface AskTexts {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  dismiss: string;
}

interface AskProps {
  texts: AskTexts;
  /** What is sent from the open dialog. Left out where the dialog closes at the press. */
  $busy?: ReadableAtom<boolean>;
  onConfirm: () => void;
  onClose: () => void;
}

const IDLE = atom(false);

/** The question before an act that cannot be taken back. One that can be is done at once, and its news has an undo. */
export function Ask({ texts, $busy = IDLE, onConfirm, onClose }: AskProps) {
  const busy = useStore($busy);
  return (
    <Dialog title={texts.title} closeLabel={texts.dismiss} onClose={onClose}>
      <p>{texts.text}</p>
      <div className="cluster">
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {texts.confirm}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </Dialog>
  );
}
