import { orExplain } from './explain.ts';
import { MOMENTS } from './moments.ts';
import { momentSteps } from './momentSteps.ts';
import { runAndShow } from './showSteps.ts';

const USAGE = `npm run test:moments [-- ${MOMENTS.map(({ name }) => name).join('|')}] [files of browser tests]`;

/** Runs the unit tests in any order, and the browser tests, at each of the moments or at those that are named. */
await orExplain(async () => {
  const args = process.argv.slice(2);
  const named = MOMENTS.filter(({ name }) => args.includes(name));
  const files = args.filter((arg) => !MOMENTS.some(({ name }) => name === arg));
  if (files.some((file) => !file.startsWith('tests/'))) throw new Error(USAGE);
  await runAndShow(momentSteps(named.length > 0 ? named : MOMENTS, files));
});
