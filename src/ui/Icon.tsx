import styles from './Icon.module.css';

export interface IconProps {
  /** A path from `icons.ts`. */
  path: string;
}

/** Decoration beside a text with the same meaning, so screen readers skip it. */
export function Icon({ path }: IconProps) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
