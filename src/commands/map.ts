import { showProgram } from './program.ts';

/** Draws the rooms and who imports whom, as a Mermaid chart: paste it where Mermaid is shown. */
await showProgram(
  'depcruise',
  [
    'src',
    ...['--include-only', '^src/'],
    ...['--exclude', '\\.test\\.tsx?$'],
    // Each room of the account by itself, everything else by its folder.
    ...['--collapse', '^src/(?:areas/[^/]+|[^/]+)'],
    ...['--output-type', 'mermaid'],
  ],
  {},
);
