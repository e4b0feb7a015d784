import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './useField.ts';

export interface TextAreaProps extends FieldProps {
  defaultValue?: string;
  maxLength?: number;
}

export function TextArea({ defaultValue, maxLength, ...field }: TextAreaProps) {
  return (
    <FieldFrame {...field}>
      {(control) => <textarea {...control} defaultValue={defaultValue} maxLength={maxLength} />}
    </FieldFrame>
  );
}
