import { FILES } from 'virtual:door-texts';
import type { ReactNode } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { useStore } from '#ui/useStore.ts';
import { $picture, cards } from '../cards/store.ts';
import { pageData } from '../pageData.ts';
import type { Pass } from '../pass/rules.ts';
import { $user } from '../user/store.ts';
import type { DialogView } from '../useDialog.tsx';
import { opensDoor } from '#account/pass/rules.ts';
import { holderName, type DoorCard, scannedNumber } from './rules.ts';
import { $lastDoor, doorPhoto } from './store.ts';
import { format, sessionTime } from '#i18n/format.ts';
import { STATUS_TONES } from '#account/pass/tones.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { Badge } from '#ui/Badge.tsx';
import { BarCode } from '#ui/code/BarCode.tsx';
import { FullScreen } from '#ui/code/FullScreen.tsx';
import styles from '#ui/code/FullScreenCode.module.css';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/code/QrCode.tsx';
import { useLanguage } from '#ui/language.ts';
import type { Language } from '#sites/site.ts';
import type { ToastLinks } from '../toasts/rules.ts';

interface FullScreenCardProps {
  card: DoorCard;
  /** Name of the card. */
  name: string;
  holder?: string | undefined;
  /** Address of a picture. */
  photo?: string | undefined;
  /** When the device has kept the card, in epoch milliseconds. Undefined for a card from the server. */
  since?: number | undefined;
  /** Where a card that opens no door is set right. Left out where no network may be there. */
  links?: Pick<ToastLinks, 'pay' | 'subscription'>;
  texts: Texts['door'];
  onClose: () => void;
}

const TONES = { ...STATUS_TONES, inactive: 'neutral' } as const;

interface ClosedProps extends Pick<FullScreenCardProps, 'texts' | 'links'> {
  state: DoorCard['state'];
}

interface Shown {
  language: Language;
  card: DoorCard;
  name: string;
}

/** Loads what a card in full screen needs. Rejects where its texts do not arrive. */
export async function atDoor(shown: Shown): Promise<DialogView> {
  // The cards name the photo. Every page loads them once it is ready; a customer may be faster.
  if (cards.$load.get().status === 'idle') void cards.ensure();
  const { default: texts } = await FILES[shown.language]();
  return (onClose) => <OwnCard {...shown} texts={texts} onClose={onClose} />;
}

interface ShownPass extends Omit<Shown, 'card'> {
  pass: Pass;
  number: string;
}

/**
 * The same for the pass on home, which has no bytes for a dialog of its own.
 * @param draw what the page shows: the full screen, and nothing once it is closed
 */
export async function showPass(
  { pass, number, ...shown }: ShownPass,
  draw: (view: ReactNode) => void,
): Promise<void> {
  const card = { isPass: true, label: '', number, state: pass.status };
  const view = await atDoor({ ...shown, card });
  draw(view(() => draw(undefined)));
}

/** The same for a card of the last customer, with its age. */
export async function keptAtDoor(shown: Shown): Promise<DialogView> {
  const { default: texts } = await FILES[shown.language]();
  const { at, holder, photo } = $lastDoor.get() ?? {};
  return (onClose) => (
    <FullScreenCard {...shown} holder={holder} photo={photo} since={at} texts={texts} onClose={onClose} />
  );
}

/** Photo and holder may arrive while the card is open. The photo that the device keeps is square. */
function OwnCard(props: Shown & { texts: Texts['door']; onClose: () => void }) {
  const user = useStore($user);
  const kept = useStore(doorPhoto.$value);
  const picture = useStore($picture);
  const { links } = pageData();
  return (
    <FullScreenCard {...props} links={links} holder={user && holderName(user)} photo={kept ?? picture} />
  );
}

/** A pass or a card in full screen. Only one that opens the door has a code. */
function FullScreenCard({ name, onClose, texts, links, ...shown }: FullScreenCardProps) {
  const { card, holder, photo } = shown;
  return (
    <FullScreen
      title={name}
      closeLabel={texts.close}
      onClose={onClose}
      about={
        <div className="cluster">
          {photo !== undefined && <img src={photo} alt={texts.photo} width="96" />}
          <div>
            {holder && <p className={styles.fact}>{holder}</p>}
            <Badge tone={TONES[card.state]}>{texts.states[card.state].label}</Badge>
          </div>
        </div>
      }
      more={<Age {...shown} texts={texts} />}
    >
      {opensDoor(card.state) ? (
        <Code card={card} name={name} texts={texts} />
      ) : (
        <Closed state={card.state} texts={texts} links={links} />
      )}
    </FullScreen>
  );
}

function Code({ card, name, texts }: Pick<FullScreenCardProps, 'card' | 'name' | 'texts'>) {
  const Drawn = site.passCode === 'code128' ? BarCode : QrCode;
  return (
    <>
      <div className={Drawn === BarCode ? styles.bars : styles.code}>
        <Drawn
          value={scannedNumber(card.number)}
          label={format(texts.code, { name })}
          tooLong={texts.tooLong}
        />
      </div>
      <p className={styles.fact}>
        <span className="visually-hidden">{texts.number} </span>
        {card.number}
      </p>
      <p className="muted">{texts.hint}</p>
    </>
  );
}

function Closed({ state, texts, links }: ClosedProps) {
  const said = texts.states[state];
  return (
    <Notice
      tone="danger"
      title={texts.closed}
      action={
        links &&
        'action' in said && (
          <LinkButton variant="primary" href={state === 'unpaid' ? links.pay : links.subscription}>
            {said.action}
          </LinkButton>
        )
      }
    >
      {'text' in said && said.text}
    </Notice>
  );
}

function Age({ since, texts }: Pick<FullScreenCardProps, 'since' | 'texts'>) {
  const language = useLanguage();
  if (since === undefined) return null;
  return (
    <p className="muted">{format(texts.kept, { date: sessionTime(since, platform().now(), language) })}</p>
  );
}
