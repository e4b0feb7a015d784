import { buildSites } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { DEMO_FOLDER } from './folders.ts';

await orExplain(async () => {
  await buildSites({ tier: 'local', folder: DEMO_FOLDER, demo: true });
  console.log(
    `Built ${DEMO_FOLDER}/fr and ${DEMO_FOLDER}/nl: any file server shows them, no backend needed.`,
  );
});
