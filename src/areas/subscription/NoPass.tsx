import type { Standing } from '#account/pass/rules.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CARD } from '#ui/icons.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { SubscriptionProps } from './props.ts';

interface NoPassProps extends Pick<SubscriptionProps, 'words' | 'links'> {
  way: Standing['way'];
}

export function NoPass({ way, words, links }: NoPassProps) {
  const { title, text, action } = words.none[way];
  return (
    <EmptyState
      icon={CARD}
      heading="h2"
      title={title}
      text={text}
      action={
        <LinkButton variant="primary" href={links[way]}>
          {action}
        </LinkButton>
      }
    />
  );
}
