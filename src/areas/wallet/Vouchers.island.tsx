import { useRef, useState } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { Button } from '#ui/Button.tsx';
import { useHasSettled } from '#account/useHasSettled.ts';
import type { FormTexts } from '#ui/formState.ts';
import { CARD, GIFT, TICKET } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type { DialogFrame } from './ActionDialog.tsx';
import type { AddedKind } from './AddDialog.tsx';
import { Goodies } from './Goodies.tsx';
import { itemName } from './PrepaidCard.tsx';
import { keyOf, PrepaidLists } from './PrepaidLists.tsx';
import type { Prepaid, WalletAction } from './rules.ts';
import { prepaids } from './store.ts';
import { useDialog } from '#account/useDialog.tsx';
import type { Texts } from '#i18n/texts.ts';
import styles from './Wallet.module.css';

interface VouchersProps {
  texts: Texts['wallet']['island'];
  form: FormTexts;
  failed: FailedTexts;
  /** The catalogue site's page of films. */
  films: string;
}

const ICONS = { prepaid: CARD, gift: GIFT, voucher: TICKET } as const;
const ADDED: readonly AddedKind[] = ['prepaid', 'gift', 'voucher'];

/** Prepaid cards, gift cards and vouchers with their actions, and goodies. */
export const Vouchers = island(function Vouchers({ texts, form, failed, films }: VouchersProps) {
  const list = useRef<HTMLDivElement>(null);
  const { coming, open, dialog } = useDialog();
  const hasSettled = useHasSettled(prepaids);
  const [added, setAdded] = useState<string>();
  const frame: DialogFrame = {
    close: texts.close,
    cancel: texts.cancel,
    unsure: texts.unsure,
    // Every field of these dialogs is required, so none is marked as optional.
    form: { ...form, optional: '' },
    onDone: () => list.current?.focus(),
  };

  function add(kind: AddedKind) {
    const before = listed().map(keyOf);
    const onDone = () => {
      const item = listed().find((one) => !before.includes(keyOf(one)));
      if (item) setAdded(keyOf(item));
      else frame.onDone();
    };
    open(`add ${kind}`, async () => {
      prepareAnswer();
      const { AddDialog } = await import('./AddDialog.tsx');
      return (onClose) => (
        <AddDialog texts={texts.adding} {...{ kind, onClose }} frame={{ ...frame, onDone }} />
      );
    });
  }

  function act(action: WalletAction, item: Prepaid) {
    const name = itemName(item, texts.item);
    open(`${action} ${item.id}`, async () => {
      prepareAnswer();
      const { ItemDialog } = await import('./ItemDialog.tsx');
      return (onClose) => <ItemDialog {...{ action, item, name, texts, frame, onClose }} />;
    });
  }

  return (
    <>
      <section className={styles.adding} aria-labelledby="adding">
        <h2 id="adding">{texts.adding.title}</h2>
        <div className={styles.kinds}>
          {ADDED.map((kind) => (
            <Button
              key={kind}
              icon={ICONS[kind]}
              aria-haspopup="dialog"
              aria-label={texts.adding[kind].title}
              busy={coming === `add ${kind}`}
              onClick={() => add(kind)}
            >
              {texts.adding[kind].open}
            </Button>
          ))}
        </div>
      </section>
      <div ref={list} tabIndex={-1} role="group" aria-label={texts.usable.title}>
        <LoadView
          store={prepaids}
          failed={failed}
          skeleton={
            <section className={styles.section}>
              <h2>{texts.usable.title}</h2>
              <div className={styles.grid}>
                <SkeletonCards label={texts.loading} count={2} lines={7} />
              </div>
            </section>
          }
        >
          {(items) => (
            <PrepaidLists
              items={items}
              added={added}
              texts={texts}
              actions={{ coming, act, addFirst: () => add('prepaid') }}
            />
          )}
        </LoadView>
      </div>
      {hasSettled && <Goodies texts={texts} films={films} failed={failed} />}
      {dialog}
    </>
  );
});

function listed(): readonly Prepaid[] {
  const load = prepaids.$load.get();
  return load.status === 'loaded' ? load.value : [];
}
