/** The part of a bill of materials in CycloneDX 1.5 that is read or changed here. */
interface Component {
  name: string;
  version: string;
  scope?: string;
}
export interface Bom {
  metadata: { component: Component };
  components: Component[];
}

/** The heading of a package in `licences.txt`, such as `react 19.3.1 (MIT)`. */
const HEADING = /^((?:@[\w.-]+\/)?[\w.-]+ \d+\.\d+\.\d+\S*) \([^)]+\)$/gm;

/** The packages of which the scripts of an export are made, each as `react 19.3.1`. */
export function shippedIn(licences: string): string[] {
  return [...licences.matchAll(HEADING)].map(([, heading = '']) => heading);
}

/**
 * The bill of materials of a release. A component is `required` where customers download some of it, and `excluded`
 * where it only builds or tests the pages, as CycloneDX defines these scopes.
 * @param bom of all locked packages, as npm writes it
 * @param shipped as `shippedIn` reads it
 * @throws where a shipped package is not locked
 */
export function billOf(
  bom: Bom,
  shipped: readonly string[],
  { name, release }: { name: string; release: string },
): Bom {
  const locked = new Set(bom.components.map(nameOf));
  const unknown = shipped.filter((one) => !locked.has(one));
  if (unknown.length > 0) throw new Error(`Not in package-lock.json: ${unknown.join(', ')}`);
  return {
    ...bom,
    // npm takes the name of the folder.
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name, version: release } },
    components: bom.components.map((component) => ({
      ...component,
      scope: shipped.includes(nameOf(component)) ? 'required' : 'excluded',
    })),
  };
}

function nameOf({ name, version }: Component): string {
  return `${name} ${version}`;
}
