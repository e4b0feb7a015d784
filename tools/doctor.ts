import { SITES } from '#sites/sites.ts';
import { examine } from './doctor/examine.ts';
import { shown } from './doctor/deployment.ts';
import { orExplain } from './explain.ts';

/**
 * `npm run doctor -- https://account.example` looks at a deployed site from outside, and says line by line what is
 * right, what is wrong and what to do. Ends with 1 where something is wrong.
 */
await orExplain(async () => {
  const [address = ''] = process.argv.slice(2);
  const url = URL.parse(address);
  if (!url) throw new Error('Give the address of a deployed site: npm run doctor -- https://account.example');
  const lines = await examine(url, SITES, {
    access: process.env.ACCESS_TOKEN,
    identity: process.env.ID_TOKEN,
  });
  for (const line of lines) console.log(shown(line));
  const wrong = lines.filter(({ problem }) => problem !== undefined).length;
  console.log(`\n${String(lines.length - wrong)} right, ${String(wrong)} wrong`);
  if (wrong > 0) process.exitCode = 1;
});
