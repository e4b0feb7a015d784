import { allCalls, nameOf } from '#tools/contract/allCalls.ts';

/** Every call that a contract exports, as the specification lists them: `GET /api/cinema/{slug}`. */
export async function tableOfCalls(): Promise<string[]> {
  return (await allCalls()).map(nameOf).sort();
}
