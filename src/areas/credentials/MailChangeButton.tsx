import { prepareAnswer } from '#account/captcha/captcha.ts';
import { DialogButton } from './DialogButton.tsx';
import type { MailChangeProps } from './MailChange.tsx';

/** Opens the change of the e-mail address. The captcha is solved while the code loads. */
export function MailChangeButton(props: Omit<MailChangeProps, 'onClose'>) {
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
