import { noneHalfway } from '../ready.ts';

/** An island whose component has thrown never finishes. */
const LONGEST_MS = 1000;

/** React logs an error when an island leaves the page while it is being hydrated: the page waits for such islands. */
export async function islandsFinished(): Promise<void> {
  await Promise.race([noneHalfway(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
