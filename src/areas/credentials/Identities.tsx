import { useRef, useState, type ReactNode } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import type { IdentityProblem } from '#identity/identity.ts';
import type { FormTexts } from '#ui/formState.ts';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { type LinkedProvider, PROVIDERS, type LinkedIdentity } from './rules.ts';
import { identities, link } from './store.ts';
import { FILES } from 'virtual:credential-dialog-texts';
import { format } from '#i18n/format.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import styles from './Credentials.module.css';
import { DialogButton } from '#account/useDialog.tsx';

interface IdentityListProps {
  texts: Texts['credentials']['island']['identities'];
  close: string;
  form: FormTexts;
  /** Undefined while loading: the rows show without their buttons. */
  linked: readonly LinkedIdentity[] | undefined;
  actions: {
    isLinking: boolean;
    onLink: (provider: LinkedProvider) => void;
    onUnlinked: () => void;
  };
}

interface ProviderProps extends IdentityListProps {
  /** The name that customers know. */
  provider: string;
}

interface RowProps {
  provider: string;
  detail: string;
  children: ReactNode;
}

interface IdentitiesProps {
  texts: Texts['credentials']['island']['identities'];
  close: string;
  form: FormTexts;
  failed: FailedTexts;
}

/** The three providers that the customer can sign in with, each linked or not. */
export function Identities({ texts, close, form, failed }: IdentitiesProps) {
  const language = useLanguage();
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
    <Panel title={texts.title}>
      <p>{texts.lead}</p>
      <div ref={body} tabIndex={-1} role="group" aria-label={texts.title}>
        <LoadView
          store={identities}
          skeleton={<IdentityList linked={undefined} {...{ texts, close, form, actions }} />}
          failed={failed}
          title={texts.notLoaded}
        >
          {(linked) => <IdentityList {...{ linked, texts, close, form, actions }} />}
        </LoadView>
      </div>
      <div role="alert">{problem && <Notice tone="danger">{problemText(problem, texts)}</Notice>}</div>
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

function IdentityList(props: IdentityListProps) {
  return (
    <ul className={styles.rows}>
      <Entries>
        {PROVIDERS.flatMap(({ id, name }) => {
          const own = props.linked?.filter(({ provider }) => provider === id) ?? [];
          if (own.length === 0) return <Unlinked key={id} {...props} id={id} provider={name} />;
          return own.map((identity) => (
            <Linked key={`${id}|${identity.id}`} {...props} identity={identity} provider={name} />
          ));
        })}
      </Entries>
    </ul>
  );
}

function Unlinked({ id, provider, linked, texts, actions }: ProviderProps & { id: LinkedProvider }) {
  return (
    <Row provider={provider} detail={linked ? texts.none : texts.loading}>
      {linked && (
        <Button
          busy={actions.isLinking}
          aria-label={format(texts.linkOf, { provider })}
          onClick={() => actions.onLink(id)}
        >
          {texts.link}
        </Button>
      )}
    </Row>
  );
}

function Linked(props: ProviderProps & { identity: LinkedIdentity }) {
  const language = useLanguage();
  const { identity, provider, texts, close, form, actions } = props;
  const dialog = { identity, provider, close, form, onDone: actions.onUnlinked };
  return (
    <Row provider={provider} detail={identity.name}>
      {identity.main ? (
        <Badge tone="accent">{texts.main}</Badge>
      ) : (
        <DialogButton
          label={texts.unlink}
          description={format(texts.unlinkOf, { provider })}
          load={async () => {
            const [{ Unlink }, { default: own }] = await Promise.all([
              import('./Unlink.tsx'),
              FILES[language](),
            ]);
            return (onClose) => <Unlink {...dialog} texts={own.unlinking} onClose={onClose} />;
          }}
        />
      )}
    </Row>
  );
}

function Row({ provider, detail, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div>
        <strong>{provider}</strong>
        <p className="muted">{detail || '\u00a0'}</p>
      </div>
      {children}
    </li>
  );
}
