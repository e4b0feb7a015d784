import { LoadView, type FailedTexts } from '#account/LoadView.tsx';
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
  texts: Texts['contact']['island'];
  failed: FailedTexts;
}

/** The choices of theme, topic and reason. */
export function Choices({ texts, failed }: ChoicesProps) {
  return (
    <Panel title={texts.about.title}>
      <LoadView
        store={helpData}
        failed={failed}
        title={texts.about.notLoaded}
        skeleton={<SkeletonFields label={texts.loading} count={3} />}
      >
        {({ themes }) => <ThreeChoices themes={themes} texts={texts.about} />}
      </LoadView>
    </Panel>
  );
}

interface ThreeChoicesProps {
  themes: readonly HelpTheme[];
  texts: Texts['contact']['island']['about'];
}

/** Each select depends on the one before. Its key changes with that choice, so that it is drawn again with nothing chosen. */
function ThreeChoices({ themes, texts }: ThreeChoicesProps) {
  const form = offered(useStore($form), themes);
  const { type, topic, reason } = form;
  const required = requiredChoices(form, themes);
  return (
    <>
      <Select
        name="type"
        label={texts.type}
        placeholder={required.type ? texts.chooseType : texts.noReason}
        options={options(themes)}
        defaultValue={type}
        texts={{ required: texts.required }}
        required={required.type}
      />
      <Select
        key={`topic of ${type}`}
        name="topic"
        label={texts.topic}
        placeholder={required.topic ? (type === '' ? texts.typeFirst : texts.chooseTopic) : texts.noReason}
        options={options(topicsOf(themes, type))}
        defaultValue={topic}
        texts={{ required: type === '' ? texts.typeFirst : texts.required }}
        required={required.topic}
      />
      <Select
        key={`reason of ${type} ${topic}`}
        name="reason"
        label={texts.reason}
        placeholder={
          required.reason ? (topic === '' ? texts.topicFirst : texts.chooseReason) : texts.noReason
        }
        options={options(reasonsOf(themes, type, topic))}
        defaultValue={reason}
        texts={{ required: topic === '' ? texts.topicFirst : texts.required }}
        required={required.reason}
      />
    </>
  );
}

function options(entries: readonly { id: string; label: string }[]): Option[] {
  return entries.map(({ id, label }) => ({ value: id, label }));
}
