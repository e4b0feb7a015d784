/** One folder of `src` imports another. */
export interface FolderImport {
  from: string;
  to: string;
  /** By `import()` only: fetched when it is needed, so it may close a circle. */
  isLazy: boolean;
}

/** The folders of one circle, the first of them again at the end; undefined where there is none. */
export function circleIn(imports: readonly FolderImport[]): string[] | undefined {
  const next = neighbours(imports);
  for (const start of next.keys()) {
    const way = wayTo(next, start, start);
    if (way) return [start, ...way];
  }
  return undefined;
}

/**
 * A Mermaid chart in which an arrow means "imports". An arrow that follows from others is left out, so that the
 * layers are seen: of a to b, b to c and a to c, the last one. Lazy imports are dotted.
 * @throws Error where the folders import each other in a circle, since a circle has no layers
 */
export function drawing(imports: readonly FolderImport[]): string {
  const circle = circleIn(imports);
  if (circle) throw new Error(`Folders of src import each other in a circle: ${circle.join(' → ')}`);
  const next = neighbours(imports);
  const arrows = imports
    .filter(({ from, to, isLazy }) => isLazy || !isImplied(next, from, to))
    .map(({ from, to, isLazy }) => `  ${from} ${isLazy ? '-.->' : '-->'} ${to}`);
  return ['flowchart TD', ...[...new Set(arrows)].sort()].join('\n');
}

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

function neighbours(imports: readonly FolderImport[]): Neighbours {
  const eager = imports.filter(({ isLazy }) => !isLazy);
  return new Map(
    [...Map.groupBy(eager, ({ from }) => from)].map(([from, group]) => [
      from,
      new Set(group.map(({ to }) => to)),
    ]),
  );
}

/** Whether `to` is also reached over another folder. */
function isImplied(next: Neighbours, from: string, to: string): boolean {
  return [...(next.get(from) ?? [])].some((other) => other !== to && wayTo(next, other, to) !== undefined);
}

/** The folders behind `from` on a way to `to`, which is the last of them. */
function wayTo(next: Neighbours, from: string, to: string, seen = new Set<string>()): string[] | undefined {
  for (const folder of next.get(from) ?? []) {
    if (folder === to) return [to];
    if (seen.has(folder)) continue;
    seen.add(folder);
    const rest = wayTo(next, folder, to, seen);
    if (rest) return [folder, ...rest];
  }
  return undefined;
}

const BEGIN = '<!-- Written by `npm run map`. -->';
const END = '<!-- End of the map. -->';

/**
 * The page with the chart between its two markers.
 * @throws Error where the page lacks them
 */
export function withDrawing(page: string, chart: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`No "${BEGIN}" with "${END}" behind it`);
  return `${before}${BEGIN}\n\n\`\`\`mermaid\n${chart}\n\`\`\`\n\n${END}${after}`;
}
