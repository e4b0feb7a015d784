import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { STAR } from './icons.ts';
import styles from './Stars.module.css';
import { useSettledChoice } from './useSettledChoice.ts';

export interface StarsProps {
  /** What is rated. */
  legend: string;
  /** Of one star, two stars and so on: as many as there are to give. */
  labels: readonly string[];
  /** 0: none yet. */
  value: number;
  /** The last choice is being saved: further ones are ignored. */
  busy?: boolean;
  onChange: (stars: number) => void;
}

/** A rating, as a group of radio buttons: a tap gives it at once, arrow keys when they have come to rest. */
export function Stars({ legend, labels, value, busy = false, onChange }: StarsProps) {
  const name = useId();
  const { choice, choose, ...handlers } = useSettledChoice({ value, busy, onChange });
  return (
    <fieldset className={styles.stars} aria-busy={busy || undefined} {...handlers}>
      <legend className="visually-hidden">{legend}</legend>
      {labels.map((label, index) => {
        const star = index + 1;
        return (
          <label key={star} data-lit={star <= choice || undefined}>
            <input
              type="radio"
              name={name}
              value={star}
              aria-label={label}
              aria-disabled={busy || undefined}
              checked={star === choice}
              onChange={choose}
            />
            <Icon path={STAR} />
          </label>
        );
      })}
    </fieldset>
  );
}
