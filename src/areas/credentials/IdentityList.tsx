import { FILES } from 'virtual:credential-dialog-texts';
import type { ReactNode } from 'react';
import { format } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Entries } from '#ui/Entries.tsx';
import type { FormWords } from '#ui/formState.ts';
import styles from './Credentials.module.css';
import { DialogButton } from '#account/DialogButton.tsx';
import type { Texts } from '#i18n/texts.ts';
import { PROVIDERS, type LinkedIdentity, type LinkedProvider } from './rules.ts';

interface IdentityListProps {
  language: Language;
  words: Texts['credentials']['island']['identities'];
  close: string;
  form: FormWords;
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

export function IdentityList(props: IdentityListProps) {
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

function Unlinked({ id, provider, linked, words, actions }: ProviderProps & { id: LinkedProvider }) {
  return (
    <Row provider={provider} detail={linked ? words.none : words.loading}>
      {linked && (
        <Button
          busy={actions.isLinking}
          aria-label={format(words.linkOf, { provider })}
          onClick={() => actions.onLink(id)}
        >
          {words.link}
        </Button>
      )}
    </Row>
  );
}

function Linked(props: ProviderProps & { identity: LinkedIdentity }) {
  const { identity, provider, language, words, close, form, actions } = props;
  const dialog = { identity, provider, close, form, onDone: actions.onUnlinked };
  return (
    <Row provider={provider} detail={identity.name}>
      {identity.main ? (
        <Badge tone="accent">{words.main}</Badge>
      ) : (
        <DialogButton
          label={words.unlink}
          description={format(words.unlinkOf, { provider })}
          load={async () => {
            const [{ Unlink }, { default: own }] = await Promise.all([
              import('./Unlink.tsx'),
              FILES[language](),
            ]);
            return (onClose) => <Unlink {...dialog} words={own.unlinking} onClose={onClose} />;
          }}
        />
      )}
    </Row>
  );
}

interface RowProps {
  provider: string;
  detail: string;
  children: ReactNode;
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
