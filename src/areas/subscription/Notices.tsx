import { $flags } from '#account/settings/store.ts';
import { format, longDate } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import { PlanChange } from './PlanChange.tsx';
import type { PassPartProps } from './props.ts';
import { blockedFor, effectiveDate, offeredChanges, pending, UNDOES, type Pending } from './rules.ts';
import styles from './Subscription.module.css';
import { UnpaidNotice } from './UnpaidNotice.tsx';

/** The notices at the top: an unpaid amount, a blocked pass, pending changes. */
export function Notices(props: PassPartProps) {
  const { subscription, pass, owes } = props;
  return (
    <div className={`stack ${styles.notices}`}>
      {owes && <UnpaidNotice {...props} hasPass={pass.status !== 'canceled'} />}
      {pass.status === 'blocked' && <Blocked {...props} />}
      {pending(subscription).map((what) => (
        <Coming key={what} what={what} {...props} />
      ))}
    </div>
  );
}

function Blocked({ subscription, words, links, photo }: PassPartProps) {
  const flags = useStore($flags);
  const why = blockedFor(subscription.card);
  const { title, text } = words.blocked[why];
  const isPhotoTaken = why === 'photo' && flags?.photoUploadEnabled === true;
  return (
    <Notice
      tone={why === 'received' ? 'info' : 'danger'}
      title={title}
      action={
        <div className="cluster">
          {isPhotoTaken && (
            <Button variant="primary" aria-haspopup="dialog" busy={photo.isComing} onClick={photo.open}>
              {words.blocked.newPhoto.action}
            </Button>
          )}
          <LinkButton href={links.help}>{words.blocked.help}</LinkButton>
        </div>
      }
    >
      {isPhotoTaken ? words.blocked.newPhoto.text : text}
    </Notice>
  );
}

function Coming({ what, ...props }: PassPartProps & { what: Pending }) {
  const { subscription, pass, words, onAsk, language } = props;
  const undo = UNDOES[what];
  const date = longDate(effectiveDate(undo, subscription), language);
  return (
    <Notice
      tone={what === 'cancellation' ? 'warning' : 'info'}
      title={words.pending[what].title}
      action={
        offeredChanges(subscription, pass.status).includes(undo) && (
          <Button aria-haspopup="dialog" onClick={() => onAsk(undo)}>
            {words.changes[undo].action}
          </Button>
        )
      }
    >
      {what === 'planChange' ? (
        <PlanChange {...props} />
      ) : date === '' ? (
        words.pending[what].undated
      ) : (
        format(words.pending[what].dated, { date })
      )}
    </Notice>
  );
}
