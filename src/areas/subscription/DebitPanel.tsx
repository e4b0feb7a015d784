import { Panel } from '#ui/Panel.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useStore } from '#ui/useStore.ts';
import type { RoomPartProps } from './Room.tsx';
import { $debitInvoice, switchDebitInvoice } from './store.ts';

export function DebitPanel({ words }: RoomPartProps) {
  const debit = useStore($debitInvoice);
  if (!debit) return null;
  const { title, label, hint } = words.debit;
  return (
    <Panel title={title}>
      <Switch
        label={label}
        hint={hint}
        on={debit.on}
        busy={debit.busy}
        onChange={(on) => void switchDebitInvoice(on)}
      />
    </Panel>
  );
}
