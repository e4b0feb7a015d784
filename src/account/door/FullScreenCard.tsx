import { format, sessionTime } from '#i18n/format.ts';
import { opensDoor } from '#account/pass/rules.ts';
import { STATUS_TONES } from '#account/pass/tones.ts';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import { Badge } from '#ui/Badge.tsx';
import { BarCode } from '#ui/BarCode.tsx';
import { FullScreen } from '#ui/FullScreen.tsx';
import styles from '#ui/FullScreenCode.module.css';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import type { ToastLinks } from '../toasts/rules.ts';
import { scannedNumber, type DoorCard } from './rules.ts';

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
  words: Texts['door'];
  language: Language;
  onClose: () => void;
}

const TONES = { ...STATUS_TONES, inactive: 'neutral' } as const;

/** A pass or a card in full screen. Only one that opens the door has a code. */
export function FullScreenCard({ name, onClose, words, links, ...shown }: FullScreenCardProps) {
  const { card, holder, photo } = shown;
  return (
    <FullScreen
      title={name}
      closeLabel={words.close}
      onClose={onClose}
      about={
        <div className="cluster">
          {photo !== undefined && <img src={photo} alt={words.photo} width="96" />}
          <div>
            {holder && <p className={styles.fact}>{holder}</p>}
            <Badge tone={TONES[card.state]}>{words.states[card.state].label}</Badge>
          </div>
        </div>
      }
      more={<Age {...shown} words={words} />}
    >
      {opensDoor(card.state) ? (
        <Code card={card} name={name} words={words} />
      ) : (
        <Closed state={card.state} words={words} links={links} />
      )}
    </FullScreen>
  );
}

function Code({ card, name, words }: Pick<FullScreenCardProps, 'card' | 'name' | 'words'>) {
  const Drawn = site.passCode === 'code128' ? BarCode : QrCode;
  return (
    <>
      <div className={Drawn === BarCode ? styles.bars : styles.code}>
        <Drawn
          value={scannedNumber(card.number)}
          label={format(words.code, { name })}
          tooLong={words.tooLong}
        />
      </div>
      <p className={styles.fact}>
        <span className="visually-hidden">{words.number} </span>
        {card.number}
      </p>
      <p className="muted">{words.hint}</p>
    </>
  );
}

interface ClosedProps extends Pick<FullScreenCardProps, 'words' | 'links'> {
  state: DoorCard['state'];
}

function Closed({ state, words, links }: ClosedProps) {
  const said = words.states[state];
  return (
    <Notice
      tone="danger"
      title={words.closed}
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

function Age({ since, words, language }: Pick<FullScreenCardProps, 'since' | 'words' | 'language'>) {
  if (since === undefined) return null;
  return (
    <p className="muted">{format(words.kept, { date: sessionTime(since, platform().now(), language) })}</p>
  );
}
