import * as v from 'valibot';

/** What `npm outdated --json` says of a package. */
const Report = v.record(
  v.string(),
  v.object({ current: v.optional(v.string(), '?'), wanted: v.string(), latest: v.string() }),
);

/** Versions that are held on purpose. */
const HELD: Readonly<Record<string, string>> = {
  '@auth0/auth0-spa-js': 'its worker and its flows are tested with this one',
  astro: 'the next one’s compiler cannot be locked for every platform',
  i18next: 'the version that astro-i18next is made to share',
  'oidc-provider': 'its web-message mode is a draft, tied to the version',
  typescript: 'the type checker of .astro files accepts none later',
};

/** One line a package: what there is, what there could be, and why it is held, if it is. */
export function outdatedTable(json: string): string {
  const packages = Object.entries(v.parse(Report, JSON.parse(json || '{}')));
  if (packages.length === 0) return 'Everything is the latest.';
  const width = Math.max(...packages.map(([name]) => name.length));
  return packages
    .map(([name, { current, latest }]) =>
      `${name.padEnd(width)}  ${current} -> ${latest}  ${HELD[name] ? `held: ${HELD[name]}` : ''}`.trimEnd(),
    )
    .join('\n');
}
