import { noneHalfway } from '../ready.ts';

/** An island whose component has thrown never finishes; the page then changes without it. */
const LONGEST_MS = 10_000;

/** React logs an error when an island leaves the page while it is being hydrated: the page waits for such islands. */
export async function islandsFinished(): Promise<void> {
  await Promise.race([noneHalfway(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
