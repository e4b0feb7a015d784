import { format } from '#i18n/format.ts';
import { innerQuotes } from '#i18n/innerQuotes.ts';
import type { Texts } from '#i18n/texts.ts';
import { Field } from '#ui/form/fields.tsx';
import { typed } from '#ui/form/values.ts';
import { ActionDialog, type DialogFrame } from './ActionDialog.tsx';
import type { WalletChange, Prepaid, WalletAction } from './rules.ts';
import { changingWallet } from './store.ts';

interface ItemDialogProps {
  action: WalletAction;
  item: Prepaid;
  /** The name that the page shows. */
  name: string;
  texts: Texts['wallet']['island'];
  frame: DialogFrame;
  onClose: () => void;
}

/** Offers an item, withdraws an offer, removes an item from the account, or deletes it. */
export function ItemDialog({ action, item, name, texts, frame, onClose }: ItemDialogProps) {
  const own = textsOf(action, texts);
  return (
    <ActionDialog
      texts={own}
      lead={format(own.lead, { name: innerQuotes(name), number: item.number, mail: item.given?.mail })}
      about={`wallet:${action}:${item.number}`}
      frame={frame}
      variant={action === 'delete' || action === 'dissociate' ? 'danger' : 'primary'}
      act={(values) => changingWallet.run(changeOf(action, item, values))}
      onClose={onClose}
    >
      {action === 'offer' && (
        <Field type="email" name="email" label={texts.offering.mail} required autoComplete="off" />
      )}
    </ActionDialog>
  );
}

function textsOf(action: WalletAction, texts: Texts['wallet']['island']) {
  switch (action) {
    case 'offer':
      return texts.offering;
    case 'cancelOffer':
      return texts.cancelOffering;
    case 'dissociate':
      return texts.dissociating;
    case 'delete':
      return texts.deleting;
  }
}

function changeOf(action: WalletAction, { id, number }: Prepaid, values: FormData): WalletChange {
  switch (action) {
    case 'offer':
      return { kind: 'offer', id, email: typed(values, 'email') };
    case 'cancelOffer':
    case 'dissociate':
      return { kind: action, id };
    case 'delete':
      return { kind: 'delete', num: number };
  }
}
