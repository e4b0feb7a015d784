import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { STAR } from './icons.ts';
import styles from './Stars.module.css';
import { useSettledChoice } from './useSettledChoice.ts';

export interface StarsProps {
  /** Names what is rated. */
  legend: string;
  /** The labels of one star, two stars and so on. Their number is the number of stars. */
  labels: readonly string[];
  /** 0: not rated yet. */
  value: number;
  /** The last choice is being saved: further choices are ignored. */
  busy?: boolean;
  onChange: (stars: number) => void;
}

/** A rating as a group of radio buttons. A tap rates at once; arrow keys rate once they rest. */
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
