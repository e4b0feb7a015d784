import { globSync, readFileSync } from 'node:fs';
import { type SourceMapPayload, SourceMap } from 'node:module';
import { orExplain } from './explain.ts';
import { SITES_FOLDER } from './folders.ts';

/** A place in a built script. Line and column count from 1, as browsers write them. */
interface Place {
  script: string;
  line: number;
  column: number;
}

const PLACE = /([\w.@-]+\.js):(\d+):(\d+)/g;

/**
 * `npm run where -- <release> <place>` names file and line of the source of a place in a built script, such as
 * `start.C9rGeBmw.js:1:2345`. Instead of one place it takes a whole stack. The source maps of the release must lie in
 * `dist/maps/<site>/<release>`, where the build writes them.
 */
if (import.meta.main)
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

/** The places that a text names: one place as a report has it, or a whole stack. */
export function placesIn(text: string): Place[] {
  return [...text.matchAll(PLACE)].map(([, script = '', line, column]) => ({
    script,
    line: Number(line),
    column: Number(column),
  }));
}

/**
 * Where the source of a place stands, such as `src/start/start.ts:70:3`.
 * @returns undefined for a place that no source has: code that the build added
 */
export function sourceOf(map: SourceMapPayload, { line, column }: Place): string | undefined {
  const found = new SourceMap(map).findEntry(line - 1, column - 1);
  if (!('originalSource' in found)) return undefined;
  const file = found.originalSource.replace(/^(?:\.\.?\/)+/, '');
  return `${file}:${String(found.originalLine + 1)}:${String(found.originalColumn + 1)}`;
}
