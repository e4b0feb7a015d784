import { useState, type ReactNode } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import strip from './PassStrip.module.css';
import { opensDoor, standing, type Pass, type Standing } from '#account/pass/rules.ts';
import { STATUS_TONES } from '#account/pass/tones.ts';
import { useHasSettled } from '#account/useHasSettled.ts';
import type { User } from '#account/user/contract.ts';
import { account } from '#account/user/store.ts';
import { subscription, type Subscription } from '#areas/subscription/store.ts';
import { format, longDate, euros } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CARD, QR } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Home.module.css';
import { passNews } from './rules.ts';
import { Slot, Stage, Waiting } from './Slot.tsx';

interface PassStripProps {
  pass: Pass;
  /** Name of the pass's type. */
  name: string;
  /** Of the card; '' where the server sends none. */
  number: string;
  href: string;
  /** The name of the link, which is as large as the strip. */
  action: string;
  /** Stands above the link. */
  children?: ReactNode;
}

export interface PassLinks {
  subscription: string;
  /** These are on the catalogue site. */
  subscribe: string;
  resubscribe: string;
  renew: string;
  pay: string;
}

export interface PassPanelProps {
  texts: Texts['home']['island']['pass'];
  passTexts: Texts['pass'];
  /** What the subscription page says to a former customer. */
  former: Record<'resubscribe' | 'renew', Pick<Saying, 'title' | 'text' | 'action'>>;
  failed: FailedTexts;
  links: PassLinks;
}

export function PassPanel({ failed, ...props }: PassPanelProps) {
  const { texts } = props;
  const hasSettled = useHasSettled(subscription);
  const waiting = (
    <Slot title={texts.title}>
      <div className={styles.strip}>
        <Waiting label={texts.loading} />
      </div>
    </Slot>
  );
  return (
    <LoadView store={account} failed={failed} title={texts.notLoaded} skeleton={waiting}>
      {(user) => (hasSettled ? <Known user={user} {...props} /> : waiting)}
    </LoadView>
  );
}

type ViewProps = Omit<PassPanelProps, 'failed'>;

/** Where the subscription could not be loaded, the account alone tells. */
function Known({ user, ...props }: ViewProps & { user: User }) {
  const load = useStore(subscription.$load);
  const facts = load.status === 'loaded' ? load.value : undefined;
  const stands = standing(user, facts);
  const says = saying(stands, facts, props, useLanguage());
  return stands.pass ? (
    <PassCard pass={stands.pass} number={facts?.card?.cardNumber ?? ''} {...says} {...props} />
  ) : (
    <Stage title={props.texts.title}>
      <EmptyState
        icon={CARD}
        title={says.title}
        text={says.text}
        action={
          <LinkButton variant={says.variant} href={says.href}>
            {says.action}
          </LinkButton>
        }
      />
    </Stage>
  );
}

interface Saying {
  /** For a customer without a pass, whose name would be the title. */
  title: string;
  text: string;
  href: string;
  action: string;
  variant?: 'primary';
}

function saying(
  stands: Standing,
  facts: Subscription | undefined,
  { texts, passTexts, former, links }: ViewProps,
  language: Language,
): Saying {
  const news = passNews(stands);
  switch (news) {
    case 'owes': {
      const { text, action, pay } = passTexts.statuses.unpaid;
      const amount =
        facts?.unpaidInvoice && facts.unpaidBalance !== undefined
          ? euros(facts.unpaidBalance, language)
          : undefined;
      return {
        title: texts.owes,
        text: amount ?? text,
        href: links.pay,
        action: amount === undefined ? action : format(pay, { amount }),
        variant: 'primary',
      };
    }
    case 'ending': {
      const date = longDate(facts?.currentPlanEndDate ?? '', language);
      return {
        title: '',
        text: date === '' ? texts.ending.undated : format(texts.ending.dated, { date }),
        href: links.subscription,
        action: passTexts.statuses.active.action,
      };
    }
    case 'subscribe':
      return { ...texts.empty, href: links.subscribe };
    case 'resubscribe':
    case 'renew':
      return { ...former[news], href: links[news] };
    case 'canceled':
      return { ...passTexts.statuses.canceled, title: '', href: links[stands.way] };
    default:
      return { ...passTexts.statuses[news], title: '', href: links.subscription };
  }
}

interface PassCardProps extends ViewProps, Omit<Saying, 'title'> {
  pass: Pass;
  number: string;
}

/** An active pass needs no words. Every other state says what there is to do, and a debt says it first. */
function PassCard({ pass, number, text, href, action, variant, texts, passTexts, links }: PassCardProps) {
  const language = useLanguage();
  const { active } = passTexts.statuses;
  const name = passTexts.types[pass.type];
  const [shown, setShown] = useState<ReactNode>();

  /** Without the code of the full screen, the page of the pass shows the number too. */
  function show() {
    import('#account/door/atDoor.tsx')
      .then((door) => door.showPass({ pass, number, name, language }, setShown))
      .catch(() => platform().go(links.subscription));
  }

  const news = text !== active.text && (
    <div className="cluster">
      <p>{text}</p>
      {action !== active.action && (
        <LinkButton variant={variant} href={href}>
          {action}
        </LinkButton>
      )}
    </div>
  );
  return (
    <Slot
      title={texts.title}
      action={<Badge tone={STATUS_TONES[pass.status]}>{passTexts.statuses[pass.status].label}</Badge>}
    >
      {variant && news}
      <PassStrip pass={pass} name={name} number={number} href={links.subscription} action={active.action}>
        {number && opensDoor(pass.status) && (
          <Button icon={QR} aria-haspopup="dialog" aria-label={passTexts.show} onClick={show} />
        )}
        {shown}
      </PassStrip>
      {!variant && news}
    </Slot>
  );
}

/** The pass as a strip of its card, which leads to the page of the pass. */
function PassStrip({ pass, name, number, href, action, children }: PassStripProps) {
  return (
    <div className={strip.strip} data-kind={pass.type} data-status={pass.status}>
      <h3>{name}</h3>
      <p>{number}</p>
      <a href={href} aria-label={action} />
      {children}
    </div>
  );
}
