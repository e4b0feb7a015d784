import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { Contained } from '#ui/Contained.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MAIL } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { useStore } from '#ui/useStore.ts';
import { cases } from '../store.ts';
import type { Case } from '../contract.ts';
import { CaseList } from './CaseList.tsx';
import { Conversation } from './Conversation.tsx';
import styles from './Cases.module.css';
import { caseAnchor, type SharedProps } from './rules.ts';
import { $missing, $openCase, previousCase } from './store.ts';

export interface CasesProps extends SharedProps {
  form: FormTexts;
  failed: FailedTexts;
  /** The sender name of the cinema's messages. */
  brand: string;
  /** The address of the contact page. */
  contact: string;
}

export const Cases = island(function Cases(props: CasesProps) {
  const { texts, failed, contact } = props;
  const { title, text, action } = texts.empty;
  return (
    <div className={styles.page}>
      <LoadView
        store={cases}
        failed={failed}
        skeleton={
          <div className={styles.waiting}>
            <SkeletonCards label={texts.loading} count={3} lines={2} />
          </div>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={MAIL}
              heading="h2"
              title={title}
              text={text}
              action={<LinkButton href={contact}>{action}</LinkButton>}
            />
          ) : (
            <CaseViews all={all} {...props} />
          )
        }
      </LoadView>
    </div>
  );
});

/** The list over the whole width until a case is chosen, then list and conversation side by side. A phone shows one of them. */
function CaseViews({ all, form, brand, contact, ...rest }: CasesProps & { all: readonly Case[] }) {
  const open = useStore($openCase);
  return (
    <div className={`${styles.cases} ${open ? styles.reading : ''}`}>
      <div className={styles.side} ref={open ? null : focusLeft}>
        <Missing text={rest.texts.missing} />
        <CaseList all={all} open={open} {...rest} />
      </div>
      {open && (
        <Contained key={open.id}>
          <Conversation open={open} form={form} brand={brand} contact={contact} {...rest} />
        </Contained>
      )}
    </div>
  );
}

/** Focuses the case in the list again after its conversation is left; on a phone the list had been hidden. */
function focusLeft(list: HTMLDivElement | null) {
  const left = previousCase();
  if (!list || left === undefined || document.activeElement !== document.body) return;
  list.querySelector<HTMLElement>(`[href="#${CSS.escape(caseAnchor(left))}"]`)?.focus();
}

function Missing({ text }: { text: string }) {
  const missing = useStore($missing);
  return <div role="alert">{missing && <Notice tone="warning">{text}</Notice>}</div>;
}
