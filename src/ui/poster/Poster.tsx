import styles from './Poster.module.css';
import { posterDesign, titleLines, titleSize } from './posterDesign.ts';
import { PosterPicture } from './PosterPicture.tsx';

export interface PosterProps {
  title: string;
  /** Decides the colours and the picture: the show's slug, or another value that identifies the show. */
  seed: string;
}

/** A poster in 2:3, as wide as its container. No call provides posters, so it is drawn, with the title that also stands beside it. */
export function Poster({ title, seed }: PosterProps) {
  const { palette } = posterDesign(seed);
  const lines = titleLines(title);
  const size = titleSize(lines);
  return (
    <svg className={styles.poster} viewBox="0 0 120 180" aria-hidden="true">
      <PosterPicture seed={seed} />
      <path d="M9 109h18v2.5H9z" fill={palette.light} />
      <text className={styles.title} fill="#fff" fontSize={size}>
        {lines.map((line, index) => (
          <tspan key={index} x="9" y={114 + (index + 1) * 14.5}>
            {line}
          </tspan>
        ))}
      </text>
    </svg>
  );
}
