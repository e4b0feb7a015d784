import type { ReactNode } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import type { LoadStore } from '#account/load.ts';
import type { ButtonVariant } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

interface ShowsViewProps<T> {
  store: Pick<LoadStore<readonly T[]>, '$load' | 'reload'>;
  skeleton: ReactNode;
  failed: FailedTexts;
  /** The picture of the empty list, a path from `icons.ts`. */
  icon: string;
  empty: { title: string; text: string; action: string };
  /** Where the button of the empty state leads. */
  next: string;
  variant?: ButtonVariant;
  children: (shows: readonly T[]) => ReactNode;
}

/** The list of films of a page. An empty list leads to a page with films. */
export function ShowsView<T>({ icon, empty, next, variant, children, ...load }: ShowsViewProps<T>) {
  return (
    <LoadView {...load}>
      {(shows) =>
        shows.length > 0 ? (
          children(shows)
        ) : (
          <EmptyState
            icon={icon}
            heading="h2"
            title={empty.title}
            text={empty.text}
            action={
              <LinkButton variant={variant} href={next}>
                {empty.action}
              </LinkButton>
            }
          />
        )
      }
    </LoadView>
  );
}
