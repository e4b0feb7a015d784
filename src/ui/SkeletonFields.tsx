import { Skeleton, SkeletonBlock } from './Skeleton.tsx';
import styles from './SkeletonFields.module.css';

/** Stands for the fields of a form, each a label above its control. The parent lays them out like the real fields. */
export function SkeletonFields({ label, count }: { label: string; count: number }) {
  return Array.from({ length: count }, (_, field) => (
    <div key={field} className={styles.field}>
      <Skeleton label={field === 0 ? label : ''} lines={1} />
      <SkeletonBlock className={styles.control} />
    </div>
  ));
}
