import { format } from '#i18n/format.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { removingBankCard } from './cardsStore.ts';
import type { CardsWords } from './words.ts';

interface RemoveCardDialogProps {
  words: CardsWords['remove'];
  /** The last digits of the card's number. */
  digits: string;
  frame: DialogFrame;
  onClose: () => void;
}

export function RemoveCardDialog({ words, digits, frame, onClose }: RemoveCardDialogProps) {
  return (
    <ActionDialog
      words={words}
      lead={format(words.lead, { digits })}
      frame={frame}
      variant="danger"
      act={() => removingBankCard.run()}
      onClose={onClose}
    />
  );
}
