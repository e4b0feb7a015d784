import type { ReactNode } from 'react';
import { Entries } from '#ui/Entries.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import styles from './ShowTile.module.css';

/** A grid of posters. */
export function ShowTiles({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.tiles}>
      <Entries>{children}</Entries>
    </ul>
  );
}

/** Takes the posters' space while they load. */
export function WaitingTiles({ label }: { label: string }) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className={styles.tiles}>
        {Array.from({ length: 12 }, (_, tile) => (
          <SkeletonBlock key={tile} className={styles.blank} />
        ))}
      </div>
    </>
  );
}
