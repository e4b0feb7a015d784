import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { SEARCH } from './icons.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters while the customer types. The list must read the value through `useDeferredValue`, so that typing never waits. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon path={SEARCH} />
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
