import { PosterPicture } from '#ui/PosterPicture.tsx';
import type { Feeling } from '../feelings/contract.ts';
import { showKey } from '../rules.ts';
import { frame, slices, STRIP } from './layout.ts';

interface MonthStripProps {
  months: readonly (readonly Feeling[])[];
  letterOf: (month: number) => string;
}

const HOLES = 36;

/** A strip of film with a frame for each month, in which each film of the month has a slice of its poster. */
export function MonthStrip({ months, letterOf }: MonthStripProps) {
  const { x, y, width, height } = STRIP;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" fill="#000" />
      <path
        d={`M${x + 6} ${y + 15}h${width - 12}M${x + 6} ${y + height - 15}h${width - 12}`}
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="12"
        strokeDasharray={`${(width - 12) / HOLES / 2}`}
      />
      {months.map((films, month) => {
        const place = frame(month);
        return (
          <g key={month}>
            <rect {...place} fill="#fff" fillOpacity="0.1" />
            {slices(place, films).map(({ box, film }, index) => (
              <svg key={index} {...box} viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice">
                <PosterPicture seed={showKey(film.show)} />
              </svg>
            ))}
            <text
              x={place.x + place.width / 2}
              y={STRIP.y + STRIP.height + 52}
              fill="#fff"
              fillOpacity={films.length > 0 ? 1 : 0.5}
              fontSize="38"
              textAnchor="middle"
            >
              {letterOf(month)}
            </text>
          </g>
        );
      })}
    </>
  );
}
