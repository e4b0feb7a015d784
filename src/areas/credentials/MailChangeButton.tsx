import { FILES } from 'virtual:credential-dialog-texts';
import { prepareAnswer } from '#account/captcha/captcha.ts';
import { DialogButton } from '#account/useDialog.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { useLanguage } from '#ui/language.ts';

interface MailChangeButtonProps {
  label: string;
  close: string;
  form: FormTexts;
}

/** Opens the change of the e-mail address. The captcha is solved while the code loads. */
export function MailChangeButton({ label, close, form }: MailChangeButtonProps) {
  const language = useLanguage();
  return (
    <DialogButton
      label={label}
      load={async () => {
        prepareAnswer();
        const [{ MailChange }, { default: texts }] = await Promise.all([
          import('./MailChange.tsx'),
          FILES[language](),
        ]);
        return (onClose) => <MailChange texts={texts.mail} {...{ close, form, onClose }} />;
      }}
    />
  );
}
