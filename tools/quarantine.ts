import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** At most five tests, for at most fourteen days each: a unit test holds both. */
const Quarantined = v.object({
  /** As Playwright's JSON report has it, with the groups before it: `group › test`. */
  title: v.string(),
  cause: v.string(),
  /** The last day, as in `2026-12-01`. */
  until: v.pipe(v.string(), v.isoDate()),
});

/** Browser tests that run, but do not fail a run of `npm test`. */
export function quarantine(): v.InferOutput<typeof Quarantined>[] {
  return v.parse(v.array(Quarantined), JSON.parse(readFileSync('tests/quarantine.json', 'utf8')));
}
