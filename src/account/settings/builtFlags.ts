import { pageData } from '#account/pageData.ts';
import { FLAGS, type Flags } from '#sites/flags.ts';

/** The flags as the build has put them into the page. They hold until the settings answer, and when the settings fail. */
export function builtFlags(): Flags {
  const { off } = pageData();
  return Object.fromEntries(FLAGS.map((flag) => [flag, !off.includes(flag)])) as Flags;
}
