import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { Subscription } from './contract.ts';
import type { SubscriptionProps } from './props.ts';

interface NoPassProps extends Pick<SubscriptionProps, 'words' | 'links'> {
  subscription: Subscription;
}

export function NoPass({ subscription, words, links }: NoPassProps) {
  const hadOne = subscription.eligibleReSubscription;
  const { title, text, action } = hadOne ? words.none.again : words.none.never;
  return (
    <EmptyState
      heading="h2"
      title={title}
      text={text}
      action={
        <LinkButton variant="primary" href={hadOne ? links.resubscribe : links.subscribe}>
          {action}
        </LinkButton>
      }
    />
  );
}
