import { SourceMap, type SourceMapPayload } from 'node:module';

/** A place in a built script. Line and column count from 1, as browsers write them. */
export interface Place {
  script: string;
  line: number;
  column: number;
}

const PLACE = /([\w.@-]+\.js):(\d+):(\d+)/g;

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
