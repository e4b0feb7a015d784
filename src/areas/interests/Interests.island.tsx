import { useState } from 'react';
import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { submitted } from '#account/submitted.ts';
import type { Texts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Form, type Submitted } from '#ui/form/Form.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { HEART } from '#ui/icons.ts';
import { island } from '#ui/island.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Choice } from './contract.ts';
import styles from './Interests.module.css';
import { choicesOf, type Kind } from './rules.ts';
import { $chosen, $held, $unsaved, interests, saveInterests, toggle } from './store.ts';

interface InterestsProps {
  texts: Texts['interests']['island'];
  form: FormTexts;
  failed: FailedTexts;
  /** The catalogue site's page of films. */
  films: string;
}

const KINDS: readonly Kind[] = ['genres', 'events'];

export const Interests = island(function Interests({ failed, ...props }: InterestsProps) {
  return (
    <div className={styles.interests}>
      <LoadView
        store={interests}
        failed={failed}
        skeleton={<SkeletonCards label={props.texts.loading} count={1} lines={8} />}
      >
        {(offered) => <Offer offered={offered} {...props} />}
      </LoadView>
    </div>
  );
});

interface OfferProps extends Omit<InterestsProps, 'failed'> {
  offered: Readonly<Record<Kind, readonly Choice[]>>;
}

function Offer({ offered, films, ...props }: OfferProps) {
  const own = useStore($held);
  const choices = {
    genres: choicesOf(offered.genres, own.genres),
    events: choicesOf(offered.events, own.events),
  };
  if (KINDS.some((kind) => choices[kind].length > 0)) return <InterestsForm choices={choices} {...props} />;
  const { title, text, action } = props.texts.empty;
  return (
    <EmptyState
      icon={HEART}
      heading="h2"
      title={title}
      text={text}
      action={<LinkButton href={films}>{action}</LinkButton>}
    />
  );
}

interface InterestsFormProps extends Pick<InterestsProps, 'texts' | 'form'> {
  choices: Readonly<Record<Kind, readonly Choice[]>>;
}

function InterestsForm({ choices, texts, form }: InterestsFormProps) {
  const chosen = useStore($chosen);
  const unsaved = useStore($unsaved);
  /** The customer pressed save and nothing had changed. */
  const [unchanged, setUnchanged] = useState(false);

  function choose(kind: Kind, id: string) {
    toggle(kind, id);
    setUnchanged(false);
  }

  async function submit(): Promise<Submitted> {
    const outcome = await saveInterests();
    setUnchanged(outcome.kind === 'unchanged');
    return submitted(outcome, form);
  }

  return (
    <Form
      texts={form}
      onSubmit={submit}
      actions={
        <>
          <SubmitButton>{texts.save}</SubmitButton>
          <div className={styles.note}>
            {unsaved && <p>{texts.unsaved}</p>}
            <p role="status">{unchanged && texts.unchanged}</p>
          </div>
        </>
      }
    >
      {KINDS.filter((kind) => choices[kind].length > 0).map((kind) => (
        <Choices
          key={kind}
          title={texts[kind]}
          choices={choices[kind]}
          chosen={chosen[kind]}
          onToggle={(id) => choose(kind, id)}
        />
      ))}
    </Form>
  );
}

interface ChoicesProps {
  title: string;
  choices: readonly Choice[];
  /** Ids of the chosen entries. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

function Choices({ title, choices, chosen, onToggle }: ChoicesProps) {
  return (
    <Panel title={title}>
      <ul className={styles.choices}>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
