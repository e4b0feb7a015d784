import { DoorButton } from '#account/door/DoorButton.tsx';
import { passAtDoor } from '#account/door/rules.ts';
import { Plastic, type PlasticProps } from '#account/pass/Plastic.tsx';
import { STATUS_TONES } from '#account/pass/tones.ts';
import { WalletLinks } from '#account/wallets/WalletLinks.tsx';
import { format, longDate, euros } from '#i18n/format.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Badge } from '#ui/Badge.tsx';
import { Contained } from '#ui/Contained.tsx';
import { useLanguage } from '#ui/language.ts';
import type { PassPartProps } from './props.ts';
import { nextPayment } from './rules.ts';
import styles from './Subscription.module.css';

interface PassSummaryProps extends PassPartProps {
  holder: PlasticProps['holder'];
}

/** The pass, its state, and the next payment. */
export function PassSummary({ holder, ...props }: PassSummaryProps) {
  const { pass, passTexts, brand, texts } = props;
  const number = props.subscription.card?.cardNumber ?? '';
  const name = passTexts.types[pass.type];
  const atDoor = passAtDoor(pass, number);
  return (
    <section className="card stack" aria-label={texts.facts.title}>
      <Plastic pass={pass} name={name} brand={brand} holder={holder} number={number} heading="h2" />
      {atDoor && <DoorButton card={atDoor} name={name} label={passTexts.show} />}
      {/* The code opens the door, whatever else cannot be said. */}
      <Contained>
        <Status {...props} />
      </Contained>
      <Contained>
        <Facts {...props} />
      </Contained>
      {/* Another pass opens no door. */}
      {pass.status === 'active' && (
        <WalletLinks links={props.subscription.card?.walletLinks ?? []} texts={props.wallets} />
      )}
    </section>
  );
}

function Status(props: PassPartProps) {
  const { pass, passTexts, subscription } = props;
  const { label, text } = passTexts.statuses[pass.status];
  // A notice above says it already, and nobody who leaves is wished a good film.
  const isSaid = pass.status === 'blocked' || pass.status === 'unpaid' || subscription.cancelPending;
  const isEnding = pass.status === 'active' && subscription.cancelPending;
  return (
    <>
      <p className={styles.status}>
        <Badge tone={isEnding ? 'warning' : STATUS_TONES[pass.status]}>{label}</Badge>{' '}
        <span>{statusDate(props, useLanguage())}</span>
      </p>
      {!isSaid && <p>{text}</p>}
    </>
  );
}

function Facts(props: PassPartProps) {
  return (
    <dl className={styles.facts}>
      {facts(props, useLanguage()).map(
        ([name, value]) =>
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The date since or until which the status holds; '' when the server sends no date. */
function statusDate({ subscription: { card }, texts }: PassPartProps, language: Language): string {
  const iso = card?.date ?? '';
  const { since, until } = texts.facts;
  const date = longDate(iso, language);
  return date && format(Date.parse(iso) > platform().now() ? until : since, { date });
}

/** Names and values. A fact with an empty value is not shown. */
function facts({ subscription, pass, texts }: PassPartProps, language: Language): [string, string][] {
  const { card, currentPlanEndDate, cancelPending } = subscription;
  const labels = texts.facts;
  const print = (iso: string): string => longDate(iso, language);
  const end = print(currentPlanEndDate);
  const next = nextPayment(subscription, pass.status);
  // A pass that rests or is blocked costs less, or nothing: the answer does not say until when.
  const price = pass.status === 'active' ? subscription.consumption?.subscriptionAmount : undefined;
  const amount = next ? euros(next.cents, language) : '';
  const on = next ? print(next.date) : '';
  const term = card?.openEndedSubscription ? labels.openEnded : end && format(labels.endsOn, { date: end });
  return [
    [labels.price, price === undefined ? '' : `${euros(price, language)} ${texts.addons.monthly}`],
    [labels.nextPayment, on === '' ? amount : format(labels.amountOn, { amount, date: on })],
    [labels.cardNumber, card?.cardNumber ?? ''],
    [labels.subscriptionNumber, card?.subscriptionNumber ?? ''],
    [labels.term, cancelPending || pass.status === 'canceled' ? '' : term],
  ];
}
