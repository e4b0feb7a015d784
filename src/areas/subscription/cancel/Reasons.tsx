import { LoadView } from '#account/LoadView.tsx';
import { Form, type Submitted } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { useStore } from '#ui/useStore.ts';
import type { StepProps } from './props.ts';
import styles from './Cancel.module.css';
import { $reason, chooseReason, reasons } from './store.ts';

/** The first step: the customer chooses one of the server's reasons. */
export function Reasons({ words, form, failed, links }: StepProps) {
  const chosen = useStore($reason);
  const { legend, required, invalid, next, keep } = words.reason;

  async function submit(values: FormData): Promise<Submitted> {
    const reason = values.get('reason');
    if (typeof reason === 'string') await chooseReason(reason);
    return { ok: true };
  }

  return (
    <div className={`card ${styles.reasons}`}>
      <LoadView store={reasons} failed={failed} skeleton={<Skeleton label={words.loading} lines={20} />}>
        {(listed) => (
          <Form
            words={{ ...form, invalid }}
            onSubmit={submit}
            actions={
              <>
                <SubmitButton>{next}</SubmitButton>
                <LinkButton href={links.subscription}>{keep}</LinkButton>
              </>
            }
          >
            <RadioGroup
              name="reason"
              label={legend}
              required
              words={{ required }}
              options={listed.map(({ value, title }) => ({ value, label: title }))}
              defaultValue={chosen?.value}
            />
          </Form>
        )}
      </LoadView>
    </div>
  );
}
