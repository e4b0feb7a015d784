import { LoadView, type FailedWords } from '#account/LoadView.tsx';
import type { Texts } from '#i18n/texts.ts';
import { Panel } from '#ui/Panel.tsx';
import { Select, type Option } from '#ui/form/choices.tsx';
import { SkeletonFields } from '#ui/SkeletonFields.tsx';
import { useStore } from '#ui/useStore.ts';
import type { HelpTheme } from '../contract.ts';
import { helpData } from '../store.ts';
import { offered, reasonsOf, requiredChoices, topicsOf } from './rules.ts';
import { $form } from './store.ts';

interface ChoicesProps {
  words: Texts['contact']['island'];
  failed: FailedWords;
}

/** The choices of theme, topic and reason. */
export function Choices({ words, failed }: ChoicesProps) {
  return (
    <Panel title={words.about.title}>
      <LoadView
        store={helpData}
        failed={failed}
        title={words.about.notLoaded}
        skeleton={<SkeletonFields label={words.loading} count={3} />}
      >
        {({ themes }) => <ThreeChoices themes={themes} words={words.about} />}
      </LoadView>
    </Panel>
  );
}

interface ThreeChoicesProps {
  themes: readonly HelpTheme[];
  words: Texts['contact']['island']['about'];
}

/** Each select depends on the one before. Its key changes with that choice, so that it is drawn again with nothing chosen. */
function ThreeChoices({ themes, words }: ThreeChoicesProps) {
  const form = offered(useStore($form), themes);
  const { type, topic, reason } = form;
  const required = requiredChoices(form, themes);
  return (
    <>
      <Select
        name="type"
        label={words.type}
        placeholder={required.type ? words.chooseType : words.noReason}
        options={options(themes)}
        defaultValue={type}
        words={{ required: words.required }}
        required={required.type}
      />
      <Select
        key={`topic of ${type}`}
        name="topic"
        label={words.topic}
        placeholder={required.topic ? (type === '' ? words.typeFirst : words.chooseTopic) : words.noReason}
        options={options(topicsOf(themes, type))}
        defaultValue={topic}
        words={{ required: type === '' ? words.typeFirst : words.required }}
        required={required.topic}
      />
      <Select
        key={`reason of ${type} ${topic}`}
        name="reason"
        label={words.reason}
        placeholder={
          required.reason ? (topic === '' ? words.topicFirst : words.chooseReason) : words.noReason
        }
        options={options(reasonsOf(themes, type, topic))}
        defaultValue={reason}
        words={{ required: topic === '' ? words.topicFirst : words.required }}
        required={required.reason}
      />
    </>
  );
}

function options(entries: readonly { id: string; label: string }[]): Option[] {
  return entries.map(({ id, label }) => ({ value: id, label }));
}
