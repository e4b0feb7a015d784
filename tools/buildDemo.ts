import { buildSites } from './buildSite.ts';
import { orExplain } from './explain.ts';
import { DEMO_FOLDER, foldersOfSites } from './folders.ts';

await orExplain(async () => {
  await buildSites({ tier: 'local', folder: DEMO_FOLDER, demo: true, gallery: true });
  console.log(
    `Built ${foldersOfSites(DEMO_FOLDER)}. Any file server can serve these folders; they need no backend. The gallery is at /gallery/.`,
  );
});
