import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { typed } from '#ui/form/values.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import { typedNumber, type WalletChange } from './rules.ts';
import { changingWallet } from './store.ts';

export type AddedKind = 'prepaid' | 'gift' | 'voucher';

interface AddDialogProps {
  kind: AddedKind;
  texts: Texts['wallet']['island']['adding'];
  frame: DialogFrame;
  onClose: () => void;
}

export function AddDialog({ kind, texts, frame, onClose }: AddDialogProps) {
  const { failed, refused } = texts;
  const { lead, number, ...own } = texts[kind];
  return (
    <ActionDialog
      texts={{ failed, refused, ...own }}
      lead={lead}
      about={`wallet:add:${kind}`}
      frame={frame}
      act={(values) => changingWallet.run(changeOf(kind, values))}
      onClose={onClose}
    >
      <Field name="number" label={number} required autoComplete="off" />
      {kind === 'gift' && <Field name="pin" label={texts.gift.pin} required autoComplete="off" />}
    </ActionDialog>
  );
}

function changeOf(kind: AddedKind, values: FormData): WalletChange {
  const number = typedNumber(typed(values, 'number'));
  switch (kind) {
    case 'prepaid':
      return { kind: 'addPrepaid', num: number };
    case 'voucher':
      return { kind: 'addVoucher', cardNumber: number };
    case 'gift':
      return { kind: 'addGiftCard', cardNumber: number, pinCode: typedNumber(typed(values, 'pin')) };
  }
}
