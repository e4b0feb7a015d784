import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { typed } from '#ui/form/values.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { addingCard } from './cardsStore.ts';
import { typedNumber } from './rules.ts';

interface AddCardDialogProps {
  words: Texts['wallet']['cards']['add'];
  /** The customer's last name fills the field, since most cards are the customer's own. */
  lastName: string | undefined;
  frame: DialogFrame;
  onClose: () => void;
}

export function AddCardDialog({ words, lastName, frame, onClose }: AddCardDialogProps) {
  return (
    <ActionDialog
      words={words}
      lead={words.lead}
      about="wallet:addCard"
      frame={frame}
      act={(values) =>
        addingCard.run({
          lastname: typed(values, 'lastname'),
          cardNumber: typedNumber(typed(values, 'cardNumber')),
        })
      }
      onClose={onClose}
    >
      <Field
        name="lastname"
        label={words.lastname}
        required
        autoComplete="family-name"
        defaultValue={lastName}
        stored={lastName === '' ? undefined : lastName}
      />
      <Field name="cardNumber" label={words.number} required autoComplete="off" />
    </ActionDialog>
  );
}
