import { useRef, useState } from 'react';
import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { IdentityProblem } from '#identity/identity.ts';
import type { Language } from '#sites/site.ts';
import type { FormWords } from '#ui/formState.ts';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { IdentityList } from './IdentityList.tsx';
import type { LinkedProvider } from './rules.ts';
import { identities, link } from './store.ts';

interface IdentitiesProps {
  language: Language;
  words: Texts['credentials']['island']['identities'];
  close: string;
  form: FormWords;
  failed: FailedWords;
}

/** The three providers that the customer can sign in with, each linked or not. */
export function Identities({ language, words, close, form, failed }: IdentitiesProps) {
  const [isLinking, setLinking] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem>();
  const body = useRef<HTMLDivElement>(null);

  /** The list's next state removes the pressed button, and the focus would go with it. */
  function focusList() {
    body.current?.focus();
  }

  async function start(provider: LinkedProvider) {
    setProblem(undefined);
    setLinking(true);
    const found = await link(provider, language);
    setLinking(false);
    setProblem(found);
    if (!found) focusList();
  }

  const actions = {
    isLinking,
    onLink: (provider: LinkedProvider) => void start(provider),
    onUnlinked: focusList,
  };
  return (
    <Panel title={words.title}>
      <p>{words.lead}</p>
      <div ref={body} tabIndex={-1} role="group" aria-label={words.title}>
        <LoadView
          store={identities}
          skeleton={<IdentityList linked={undefined} {...{ language, words, close, form, actions }} />}
          failed={failed}
          title={words.notLoaded}
        >
          {(linked) => <IdentityList {...{ linked, language, words, close, form, actions }} />}
        </LoadView>
      </div>
      <div role="alert">{problem && <Notice tone="danger">{problemText(problem, words)}</Notice>}</div>
    </Panel>
  );
}

function problemText(
  problem: IdentityProblem,
  { problems }: Texts['credentials']['island']['identities'],
): string {
  switch (problem) {
    case 'popup_closed':
      return problems.closed;
    case 'popup_blocked':
      return problems.blocked;
    case 'timeout':
    case 'popup_timeout':
      return problems.timeout;
    case 'denied':
      return problems.denied;
    case 'network':
      return problems.network;
    default:
      return problems.other;
  }
}
