import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
import { format, plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { Entries } from '#ui/Entries.tsx';
import { useLanguage } from '#ui/language.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { Question } from '../contract.ts';
import { helpData } from '../store.ts';
import styles from './Contact.module.css';
import { topicsOf } from './rules.ts';
import { $form, popularFaq, topicFaq } from './store.ts';

interface AnswersProps {
  texts: Texts['contact']['island'];
  failed: FailedTexts;
  faq: string;
}

/** Answers to questions about the chosen topic, or to the most frequent questions. */
export function Answers({ texts, failed, faq }: AnswersProps) {
  const language = useLanguage();
  const topic = useTopicLabel();
  const title = topic === undefined ? texts.answers.popular : format(texts.answers.topic, { topic });
  return (
    <section className={`card ${styles.faq}`} aria-labelledby="answers">
      <h2 id="answers">{title}</h2>
      {/* Above the answers, so that their number does not move it. */}
      <p>
        <a href={faq}>{texts.answers.all}</a>
      </p>
      <div className={styles.questions}>
        <LoadView
          key={topic}
          store={topic === undefined ? popularFaq : topicFaq}
          failed={failed}
          title={texts.answers.notLoaded}
          skeleton={<Skeleton label={texts.loading} lines={6} />}
        >
          {(questions) => (
            <>
              <p className="visually-hidden" role="status">
                {topic !== undefined && plural(texts.answers, 'found', questions.length, language)}
              </p>
              <Questions questions={questions} none={texts.answers.none} />
            </>
          )}
        </LoadView>
      </div>
    </section>
  );
}

function useTopicLabel(): string | undefined {
  const { type, topic } = useStore($form);
  const load = useStore(helpData.$load);
  if (load.status !== 'loaded') return undefined;
  return topicsOf(load.value.themes, type).find(({ id }) => id === topic)?.label;
}

function Questions({ questions, none }: { questions: readonly Question[]; none: string }) {
  if (questions.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul>
      <Entries>
        {questions.map(({ id, question, answer }) => (
          <li key={id}>
            <details>
              <summary>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          </li>
        ))}
      </Entries>
    </ul>
  );
}
