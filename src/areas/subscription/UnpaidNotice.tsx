import { builtFlags } from '#account/settings/builtFlags.ts';
import { $flags } from '#account/settings/store.ts';
import { format, euros } from '#i18n/format.ts';
import { Button } from '#ui/Button.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useStore } from '#ui/useStore.ts';
import type { OverviewProps } from './props.ts';

interface UnpaidNoticeProps extends OverviewProps {
  /** A former customer gets no pass back by paying. */
  hasPass: boolean;
}

/** What the customer owes, and the way to pay. A status alone says that they owe, and not how much. */
export function UnpaidNotice({
  subscription,
  hasPass,
  words,
  passWords,
  links,
  language,
  onPay,
}: UnpaidNoticeProps) {
  const { unpaidModalEnabled } = useStore($flags) ?? builtFlags();
  const { title, text, ended, action } = words.unpaid;
  return (
    <Notice
      tone="danger"
      title={
        subscription.unpaidInvoice && subscription.unpaidBalance !== undefined
          ? format(title, { amount: euros(subscription.unpaidBalance, language) })
          : passWords.statuses.unpaid.label
      }
      action={
        unpaidModalEnabled ? (
          <Button variant="primary" aria-haspopup="dialog" onClick={onPay}>
            {action}
          </Button>
        ) : (
          <LinkButton variant="primary" href={links.pay}>
            {action}
          </LinkButton>
        )
      }
    >
      {hasPass ? text : ended}
    </Notice>
  );
}
