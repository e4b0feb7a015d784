import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Select, type Option } from '#ui/Select.tsx';
import { SkeletonFields } from '#ui/Skeleton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { HelpTheme } from '../contract.ts';
import { helpData } from '../store.ts';
import { offered, reasonsOf, topicsOf } from './rules.ts';
import { $form } from './store.ts';
import type { ContactWords } from './words.ts';

interface ChoicesProps {
  words: ContactWords;
  failed: FailedWords;
}

/** The choices of theme, topic and reason. */
export function Choices({ words, failed }: ChoicesProps) {
  return (
    <Panel title={words.about.title}>
      <LoadView
        store={helpData}
        failed={failed}
        skeleton={<SkeletonFields label={words.loading} count={3} />}
      >
        {({ themes }) => <ThreeChoices themes={themes} words={words.about} />}
      </LoadView>
    </Panel>
  );
}

interface ThreeChoicesProps {
  themes: readonly HelpTheme[];
  words: ContactWords['about'];
}

/** Each select depends on the one before. Its key changes with that choice, so that it is drawn again with nothing chosen. */
function ThreeChoices({ themes, words }: ThreeChoicesProps) {
  const { type, topic, reason } = offered(useStore($form), themes);
  const reasons = options(reasonsOf(themes, type, topic));
  const fieldWords = { required: words.required };
  return (
    <>
      <Select
        name="type"
        label={words.type}
        placeholder={words.chooseType}
        options={options(themes)}
        defaultValue={type}
        words={fieldWords}
        required
      />
      <Select
        key={`topic of ${type}`}
        name="topic"
        label={words.topic}
        placeholder={type === '' ? words.typeFirst : words.chooseTopic}
        options={options(topicsOf(themes, type))}
        defaultValue={topic}
        words={fieldWords}
        required
      />
      <Select
        key={`reason of ${type} ${topic}`}
        name="reason"
        label={words.reason}
        placeholder={reasonPlaceholder(topic, reasons.length, words)}
        options={reasons}
        defaultValue={reason}
        words={fieldWords}
        required={topic === '' || reasons.length > 0}
      />
    </>
  );
}

function reasonPlaceholder(topic: string, count: number, words: ContactWords['about']): string {
  if (topic === '') return words.topicFirst;
  return count === 0 ? words.noReason : words.chooseReason;
}

function options(entries: readonly { id: string; label: string }[]): Option[] {
  return entries.map(({ id, label }) => ({ value: id, label }));
}
