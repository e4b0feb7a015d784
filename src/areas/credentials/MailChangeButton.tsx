import { prepareAnswer } from '#account/captcha/captcha.ts';
import type { FormWords } from '#ui/formState.ts';
import { DialogButton } from './DialogButton.tsx';
import type { CredentialsWords } from './words.ts';

export interface MailChangeButtonProps {
  words: CredentialsWords['mail'];
  close: string;
  form: FormWords;
}

/** Opens the change of the e-mail address, and has its challenge answered meanwhile. */
export function MailChangeButton(props: MailChangeButtonProps) {
  return (
    <DialogButton
      label={props.words.change}
      load={async () => {
        prepareAnswer();
        const { MailChange } = await import('./MailChange.tsx');
        return (onClose) => <MailChange {...props} onClose={onClose} />;
      }}
    />
  );
}
