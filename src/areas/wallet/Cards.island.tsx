import { useRef } from 'react';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { cards } from '#account/cards/store.ts';
import type { DoorCard } from '#account/door/rules.ts';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { useHasSettled } from '#account/useHasSettled.ts';
import { $user } from '#account/user/store.ts';
import { Button } from '#ui/Button.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { CARD } from '#ui/icons.ts';
import { Contained } from '#ui/Contained.tsx';
import { island } from '#ui/island.tsx';
import { useLanguage } from '#ui/language.ts';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { DialogFrame } from './ActionDialog.tsx';
import { BankCard } from './BankCard.tsx';
import styles from './Cards.module.css';
import { HeldCards } from './HeldCards.tsx';
import { useDialog } from '#account/useDialog.tsx';
import type { Texts } from '#i18n/texts.ts';

interface CardsProps {
  brand: string;
  texts: Texts['wallet']['cards'];
  passes: Texts['pass']['types'];
  form: FormTexts;
  failed: FailedTexts;
}

/** The customer's cards: the active card, the others, the loyalty card, and the bank card that pays for the pass. */
export const Cards = island(function Cards({ texts, form, failed, ...rest }: CardsProps) {
  const language = useLanguage();
  const user = useStore($user);
  const hasSettled = useHasSettled(cards);
  const body = useRef<HTMLDivElement>(null);
  const { coming, open, dialog } = useDialog();
  const frame: DialogFrame = {
    close: texts.close,
    cancel: texts.cancel,
    unsure: texts.unsure,
    // Every field of these dialogs is required, so none is marked as optional.
    form: { ...form, optional: '' },
    onDone: () => body.current?.focus(),
  };

  function add() {
    open('add', async () => {
      prepareAnswer();
      const { AddCardDialog } = await import('./AddCardDialog.tsx');
      return (onClose) => (
        <AddCardDialog texts={texts.add} lastName={user?.lastName} {...{ frame, onClose }} />
      );
    });
  }

  function remove(digits: string) {
    open('remove', async () => {
      prepareAnswer();
      const { RemoveCardDialog } = await import('./RemoveCardDialog.tsx');
      return (onClose) => <RemoveCardDialog texts={texts.remove} {...{ digits, frame, onClose }} />;
    });
  }

  function show(card: DoorCard, name: string) {
    open(card.number, async () =>
      (await import('#account/door/atDoor.tsx')).atDoor({ card, name, language }),
    );
  }

  const adding = (
    <Button icon={CARD} aria-haspopup="dialog" busy={coming === 'add'} onClick={add}>
      {texts.add.open}
    </Button>
  );
  return (
    <section className={styles.cards} aria-labelledby="cards">
      <div className={styles.bar}>
        <h2 id="cards">{texts.title}</h2>
        {adding}
      </div>
      <div ref={body} tabIndex={-1} role="group" aria-label={texts.title} className={styles.body}>
        <LoadView
          store={cards}
          failed={failed}
          skeleton={<SkeletonCards label={texts.loading} count={2} lines={5} />}
        >
          {(held) => (
            <HeldCards {...held} texts={texts} onAdd={add} door={{ coming, open: show }} {...rest} />
          )}
        </LoadView>
        {hasSettled && user?.card && (
          <Contained>
            <BankCard
              card={user.card}
              texts={texts}
              busy={coming === 'remove'}
              onRemove={() => remove(user.card?.lastDigits ?? '')}
            />
          </Contained>
        )}
      </div>
      {dialog}
    </section>
  );
});
