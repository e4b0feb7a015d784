import { announceWords } from '#account/toasts/store.ts';
import { tell } from '#account/toasts/tell.ts';
import { Panel } from '#ui/Panel.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useStore } from '#ui/useStore.ts';
import type { PassPartProps } from './props.ts';
import { $debitInvoice, switchingDebitInvoice } from './store.ts';

export function DebitPanel({ words }: PassPartProps) {
  const debit = useStore($debitInvoice);
  if (!debit) return null;
  const { title, label, hint } = words.debit;
  const { unsure } = words.dialog;

  async function change(on: boolean) {
    tell('debitInvoice', await switchingDebitInvoice.run(on), {
      unknown: () => announceWords(unsure, 'error'),
    });
  }

  return (
    <Panel title={title}>
      <Switch label={label} hint={hint} on={debit.on} busy={debit.busy} onChange={(on) => void change(on)} />
    </Panel>
  );
}
