import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { typed } from '#ui/form/values.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { addingCard } from './cardsStore.ts';
import { typedNumber } from './rules.ts';

interface AddCardDialogProps {
  texts: Texts['wallet']['cards']['add'];
  /** The customer's last name fills the field, since most cards are the customer's own. */
  lastName: string | undefined;
  frame: DialogFrame;
  onClose: () => void;
}

export function AddCardDialog({ texts, lastName, frame, onClose }: AddCardDialogProps) {
  return (
    <ActionDialog
      texts={texts}
      lead={texts.lead}
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
        label={texts.lastname}
        required
        autoComplete="family-name"
        defaultValue={lastName}
        stored={lastName === '' ? undefined : lastName}
      />
      <Field name="cardNumber" label={texts.number} required autoComplete="off" />
    </ActionDialog>
  );
}
