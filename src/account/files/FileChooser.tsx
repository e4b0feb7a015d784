import type { ChangeEvent, ReactNode, Ref } from 'react';
import styles from './FileChooser.module.css';

interface FileChooserProps {
  /** The label. */
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
  accept: string;
  multiple?: boolean;
  /** The id of the text that says which files are taken. */
  describedBy: string;
  onChoose: (files: File[]) => void;
}

/** A button that takes files. The input lies over its label: it takes the pointer, the keyboard, and dropped files. */
export function FileChooser({ children, describedBy, onChoose, ...input }: FileChooserProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // Without a reset the input would not report the same file again.
    target.value = '';
    onChoose(files);
  }

  return (
    <label className={`button ${styles.chooser}`}>
      <span>{children}</span>
      <input {...input} type="file" aria-describedby={describedBy} onChange={choose} />
    </label>
  );
}
