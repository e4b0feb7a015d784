/** After all tests: fails the run where a page has made a call that the specification does not list. */
export default async function checkCalls(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${String(process.env.TEST_CONTROL)}/unlisted`);
  const unlisted = (await answer.json()) as string[];
  if (unlisted.length > 0)
    throw new Error(`[calls/nothing-unlisted] not in the specification: ${unlisted.join(', ')}`);
}
