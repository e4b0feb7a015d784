import { posterDesign, type PosterDesign } from './posterDesign.ts';

/** The picture of a poster without its title, in an `svg` of 120 by 180. The picture itself is in the upper 100. */
export function PosterPicture({ seed }: { seed: string }) {
  const { palette, motif, isMirrored } = posterDesign(seed);
  const transform = isMirrored ? 'matrix(-1 0 0 1 120 0)' : undefined;
  return (
    <>
      <path fill={palette.ground} d="M0 0h120v180H0z" />
      <path d={PICTURES[motif]?.far} fill={palette.light} transform={transform} />
      <path d={PICTURES[motif]?.near} fill={palette.shape} transform={transform} />
    </>
  );
}

/** The light in the background and the shapes before it, down to 100. The title takes the part below. */
const PICTURES: Readonly<Record<PosterDesign['motif'], { far: string; near: string }>> = {
  // A sun behind hills.
  0: {
    far: 'M86 52a26 26 0 11-52 0 26 26 0 0152 0z',
    near: 'M0 92q30-38 60-14t60-20V100H0z',
  },
  // The beam of a projector.
  1: {
    far: 'M6 14l114 42v44z',
    near: 'M0 6h20v18H0zM84 72a10 10 0 1020 0 10 10 0 10-20 0M79 100q2-14 15-14t15 14z',
  },
  // Waves under a moon.
  2: {
    far: 'M84 16a22 22 0 1018 34 18 18 0 01-18-34z',
    near: 'M0 84q15-14 30 0t30 0 30 0 30 0v16H0zM0 66q15-10 30 0t30 0 30 0 30 0v5q-15 10-30 0t-30 0-30 0-30 0z',
  },
  // A town at night.
  3: {
    far: 'M104 22a11 11 0 11-22 0 11 11 0 0122 0z',
    near: 'M8 100V70h14v30zM24 100V54h10v46zM42 100V30l18-12v82zM62 100V52h10v48zM82 100V60h24v40z',
  },
  // A reel.
  4: {
    far: 'M60 14a40 40 0 110 80 40 40 0 010-80z',
    near: 'M60 22a10 10 0 110 20 10 10 0 010-20zM60 66a10 10 0 110 20 10 10 0 010-20zM28 54a10 10 0 1120 0 10 10 0 01-20 0zM72 54a10 10 0 1120 0 10 10 0 01-20 0zM56 54a4 4 0 118 0 4 4 0 01-8 0zM60 94h60v6H60z',
  },
  // A stage between its curtains.
  5: {
    far: 'M60 8l31 92H29z',
    near: 'M0 0h36q-4 62-36 100zM120 0H84q4 62 36 100zM52 100q1-12 8-12t8 12zM55 80a5 5 0 1110 0 5 5 0 01-10 0z',
  },
};
