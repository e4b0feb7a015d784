import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { removingBankCard } from './cardsStore.ts';

interface RemoveCardDialogProps {
  words: Texts['wallet']['cards']['remove'];
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
      about="wallet:removeBankCard"
      frame={frame}
      variant="danger"
      act={() => removingBankCard.run()}
      onClose={onClose}
    />
  );
}
