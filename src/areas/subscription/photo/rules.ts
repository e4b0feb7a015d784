import type { Outcome } from '#account/change.ts';

/** The limit as the page shows it. */
export const MAX_PHOTO_MB = 10;
/** In steps of 1024, so that no photo within either meaning of a megabyte is refused. */
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;

/** For the `accept` attribute of the file input. */
export const PHOTO_KINDS = 'image/jpeg,image/png';

/** With these bytes a JPEG or a PNG file begins. */
const BEGINNINGS = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;
const LONGEST = 8;

export type PhotoProblem = 'kind' | 'size' | 'empty' | 'unreadable';

/**
 * Why a file cannot be the photo of a pass; undefined for one that can. The page checks this before it sends, and the
 * sandbox enforces it. Name and media type, which systems take from the name, can lie: the file's bytes decide.
 */
export async function photoProblem(file: File): Promise<PhotoProblem | undefined> {
  const { size } = file;
  if (size > MAX_PHOTO_BYTES) return 'size';
  if (size === 0) return 'empty';
  try {
    const bytes = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
    const isPicture = BEGINNINGS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
    return isPicture ? undefined : 'kind';
  } catch {
    // The file was moved or deleted since, or lies in a cloud that does not answer.
    return 'unreadable';
  }
}

/** What keeps a photo from being received, beside the file itself. */
export type SendingProblem = 'unreadable' | 'refused' | 'stopped' | 'failed' | 'unsure';

/** With these the server, or a proxy before it, says no to this file. */
const ABOUT_THE_FILE: readonly number[] = [413, 415, 422];

/**
 * Which text tells why a photo was not received; undefined where there is nothing to say.
 * @param hasStopped the customer has stopped the transfer
 */
export function sendingProblem(outcome: Outcome, hasStopped: boolean): SendingProblem | undefined {
  if (outcome.kind === 'done' || outcome.kind === 'ignored') return undefined;
  if (outcome.kind === 'unknown') return 'unsure';
  if (hasStopped) return 'stopped';
  const { failure } = outcome;
  if (failure.kind === 'unsent' && failure.unreadable !== undefined) return 'unreadable';
  return failure.kind === 'status' && ABOUT_THE_FILE.includes(failure.status) ? 'refused' : 'failed';
}
