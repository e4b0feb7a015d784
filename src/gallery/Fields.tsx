import { useState } from 'react';
import { Checkbox } from '#ui/form/choices.tsx';
import { DateField } from '#ui/form/choices.tsx';
import { Field } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormContext, type FormTexts } from '#ui/formState.ts';
import { RadioGroup } from '#ui/form/choices.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { Select } from '#ui/form/choices.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/form/fields.tsx';
import type { FieldErrors } from '#ui/form/errors.ts';
import { LONG, Part } from './Part.tsx';

const OPTIONS = [
  { value: 'paris', label: 'Paris' },
  { value: 'lyon', label: 'Lyon' },
];

const DATE = {
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  earliest: '1900-01-01',
  latest: undefined,
};

/** The errors that a refused form gives to its fields. */
const ERRORS: FieldErrors = Object.fromEntries(
  ['wrong-text', 'wrong-date', 'wrong-area', 'wrong-select', 'wrong-radio', 'wrong-check'].map((name) => [
    name,
    { problem: 'required' },
  ]),
);

/** Fields as they are at first, with a hint, and with an error. */
export function Fields({ texts }: { texts: FormTexts }) {
  return (
    <FormContext value={{ texts, errors: ERRORS, busy: false }}>
      <Part name="Field">
        <Field name="text" label="First name" required defaultValue="Camille" />
        <Field name="hinted" label="Name prefix" hint="Such as ‘de’ or ‘van der’." />
        <Field name="wrong-text" label="E-mail address" type="email" required />
        <Field name="long" label={LONG} hint={LONG} defaultValue={LONG} />
      </Part>
      <Part name="DateField">
        <DateField name="date" label="Date of birth" required defaultValue="1990-02-28" {...DATE} />
        <DateField
          name="wrong-date"
          label="Date of birth"
          hint="You must be 15 or older."
          defaultValue=""
          {...DATE}
        />
      </Part>
      <Part name="TextArea">
        <TextArea name="area" label="Your message" required defaultValue="The hall was freezing." />
        <TextArea name="wrong-area" label="Your message" required />
      </Part>
      <Part name="Select">
        <Select name="select" label="City" options={OPTIONS} placeholder="Choose a city" />
        <Select name="wrong-select" label="City" options={OPTIONS} placeholder="Choose a city" required />
      </Part>
      <Part name="RadioGroup">
        <RadioGroup name="radio" label="City" options={OPTIONS} defaultValue="lyon" />
        <RadioGroup name="wrong-radio" label="City" options={OPTIONS} required />
      </Part>
      <Part name="Checkbox">
        <Checkbox name="check" label="Tell me what is new" defaultChecked />
        <Checkbox name="hinted-check" label="Tell me what is new" hint="Once a week at most." />
        <Checkbox name="wrong-check" label="I accept the terms" required />
        <Checkbox name="long-check" label={LONG} hint={LONG} />
      </Part>
      <Part name="Switch">
        <OneSwitch label="Premieres" isOn />
        <OneSwitch label="Premieres" hint="By e-mail, on Tuesdays." isOn={false} />
        <Switch label="Premieres, being saved" on busy onChange={() => undefined} />
        <OneSwitch label={LONG} hint={LONG} isOn />
      </Part>
      <Part name="SearchField">
        <Search />
      </Part>
      <Part name="Form">
        <Form
          texts={texts}
          actions={<SubmitButton>Send</SubmitButton>}
          onSubmit={async (values) => {
            await Promise.resolve();
            if (values.get('answer') === 'yes') return { ok: true };
            return { ok: false, message: 'Refused as a whole.', fields: { answer: 'Refused: write yes.' } };
          }}
        >
          <Field name="answer" label="Sent empty, refused, or with a yes" required />
          <Field name="second" label="A second field" />
        </Form>
      </Part>
      <Part name="SubmitButton">
        <SubmitButton>Save</SubmitButton>
        <FormContext value={{ texts, errors: {}, busy: true }}>
          <SubmitButton>Being saved</SubmitButton>
        </FormContext>
      </Part>
    </FormContext>
  );
}

function OneSwitch({ isOn, ...props }: { label: string; hint?: string; isOn: boolean }) {
  const [on, setOn] = useState(isOn);
  return <Switch {...props} on={on} onChange={setOn} />;
}

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search a cinema or a city" value={text} onChange={setText} />;
}
