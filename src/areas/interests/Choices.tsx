import { Panel } from '#ui/Panel.tsx';
import type { Choice } from './contract.ts';
import styles from './Interests.module.css';

interface ChoicesProps {
  title: string;
  choices: readonly Choice[];
  /** Ids of the chosen entries. */
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

export function Choices({ title, choices, chosen, onToggle }: ChoicesProps) {
  return (
    <Panel title={title}>
      <ul className={styles.choices}>
        {choices.map(({ id, name }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
