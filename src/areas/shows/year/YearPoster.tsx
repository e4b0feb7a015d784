import { PosterPicture } from '#ui/PosterPicture.tsx';
import { posterDesign, titleLines, titleSize } from '#ui/posterDesign.ts';
import type { Feeling } from '../feelings/contract.ts';
import { showKey } from '../rules.ts';
import { fitted, type Box } from './layout.ts';

interface YearPosterProps {
  film: Feeling;
  /** Why the film has this place. */
  caption: string;
  untitled: string;
  place: Box;
  /** The reference of a clip path for the units of a poster. */
  round: string;
}

/** The poster of a film inside the picture, below the line that says why it is there. */
export function YearPoster({ film: { show }, caption, untitled, place, round }: YearPosterProps) {
  const seed = showKey(show);
  const lines = titleLines(show.name || untitled);
  return (
    <>
      <text
        fill="var(--dark-accent)"
        x={place.x}
        y={place.y - 16}
        fontSize={fitted(caption, 40, place.width)}
      >
        {caption}
      </text>
      <svg {...place} viewBox="0 0 120 180">
        <g clipPath={round}>
          <PosterPicture seed={seed} />
          <path d="M9 109h18v2.5H9z" fill={posterDesign(seed).palette.light} />
          <text fill="#fff" fontSize={titleSize(lines)} letterSpacing="-0.15">
            {lines.map((line, index) => (
              <tspan key={index} x="9" y={114 + (index + 1) * 14.5}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      </svg>
    </>
  );
}
