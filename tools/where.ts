import { globSync, readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';
import { placesIn, sourceOf } from './whereRules.ts';

/**
 * `npm run where -- <release> <place>` names file and line of the source of a place in a built script, such as
 * `start.C9rGeBmw.js:1:2345`. Instead of one place it takes a whole stack. The source maps of the release must lie in
 * `dist/maps/<site>/<release>`, where the build writes them.
 */
await orExplain(() => {
  const [release = '', ...rest] = process.argv.slice(2);
  const places = placesIn(rest.join(' '));
  if (!/^[\w-]+$/.test(release) || places.length === 0)
    throw new Error('Usage: npm run where -- <release> <script>.js:<line>:<column>');
  const [folder] = globSync(`${SITES_FOLDER}/maps/*/${release}`);
  if (folder === undefined)
    throw new Error(
      `${SITES_FOLDER}/maps holds no release ${release}. Put the source maps that its build wrote there.`,
    );
  for (const place of places) {
    const named = `${place.script}:${String(place.line)}:${String(place.column)}`;
    console.log(`${named}  ${sourceOf(readMap(`${folder}/${place.script}.map`), place) ?? 'no source'}`);
  }
});

function readMap(path: string): SourceMapPayload {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload;
  } catch {
    throw new Error(`${path} is missing: the release has no such script.`);
  }
}
