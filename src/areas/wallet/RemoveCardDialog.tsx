import { format } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { removingBankCard } from './cardsStore.ts';

interface RemoveCardDialogProps {
  texts: Texts['wallet']['cards']['remove'];
  /** The last digits of the card's number. */
  digits: string;
  frame: DialogFrame;
  onClose: () => void;
}

export function RemoveCardDialog({ texts, digits, frame, onClose }: RemoveCardDialogProps) {
  return (
    <ActionDialog
      texts={texts}
      lead={format(texts.lead, { digits })}
      about="wallet:removeBankCard"
      frame={frame}
      variant="danger"
      act={() => removingBankCard.run()}
      onClose={onClose}
    />
  );
}
