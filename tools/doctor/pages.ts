import { routePath } from '#sites/routes.ts';
import { ask, isHtml, redirectOf, type Deployment, type Reply, line, type Line } from './deployment.ts';

/** The pages: whether they are there, what an address without a page gets, and where redirects lead. */
export async function pages({ origin, site }: Deployment): Promise<Line[]> {
  const homes = await Promise.all(
    site.languages.map((language) => ask(origin + routePath(language, 'home'))),
  );
  const builds = new Set(homes.map(({ text }) => buildOf(text)));
  return [
    ...site.languages.map((language, index) => {
      const home = homes[index];
      return line(
        `page: /${language}/`,
        home?.status === 200 && buildOf(home.text) !== undefined,
        `It answers ${String(home?.status)} and is no page of this project.`,
        'Upload the export, and let the host answer a folder with its index.html.',
      );
    }),
    line(
      'page: one build',
      builds.size === 1,
      'The languages are of different builds.',
      'Upload the whole export, and empty the cache of the host for everything outside of /_astro/.',
    ),
    slashLine(await slashless(origin, routePath(site.languages[0], 'tickets')), origin),
    ...(await unknownAddresses(origin)),
    await offSite(origin),
    await types(origin, homes[0]),
    await hidden(origin),
  ];
}

export function buildOf(html: string): string | undefined {
  return /<meta name="build" content="([^"]+)"/.exec(html)?.[1];
}

async function slashless(origin: string, path: string) {
  const address = `${origin}${path.slice(0, -1)}?a=1`;
  return { wanted: `${origin}${path}?a=1`, led: redirectOf(await ask(address), address) };
}

function slashLine({ wanted, led }: { wanted: string; led: string | undefined }, origin: string): Line {
  return line(
    'redirect: slash at the end',
    led === wanted,
    `An address without its slash leads to ${led ?? 'no other'}, not to ${wanted.slice(origin.length)}.`,
    'Redirect an address without a slash to the one with it, with its query.',
  );
}

async function unknownAddresses(origin: string): Promise<Line[]> {
  const page = await ask(`${origin}/no-such-page-${crypto.randomUUID()}/`);
  return [
    line(
      '404: status',
      page.status === 404,
      `An unknown address answers ${String(page.status)}.`,
      'Answer it with 404.html and status 404.',
    ),
    line(
      '404: page',
      page.text.includes('data-route="notFound"'),
      'An unknown address does not show 404.html.',
      'Name 404.html as the error document of the host.',
    ),
  ];
}

async function offSite(origin: string): Promise<Line> {
  const address = `${origin}//doctor.invalid/x`;
  const led = redirectOf(await ask(address), address);
  return line(
    'redirect: never to another site',
    led === undefined || new URL(led).origin === origin,
    `/` +
      `/doctor.invalid/x leads to ${led ?? ''}: anybody can send customers elsewhere with an address of yours.`,
    'Remove all slashes and backslashes but one from the beginning of a path before redirecting.',
  );
}

async function types(origin: string, home: Reply | undefined): Promise<Line> {
  const script = scriptOf(home?.text ?? '');
  const reply = script === undefined ? undefined : await ask(origin + script);
  const type = reply?.headers.get('content-type') ?? 'nothing';
  return line(
    'types',
    home !== undefined && isHtml(home) && type.includes('javascript'),
    `A page says ${home?.headers.get('content-type') ?? 'nothing'} of itself, a script ${type}.`,
    'Let the host send the content types of HTML and JavaScript: browsers refuse scripts without theirs.',
  );
}

/** The address of a script that the page loads. */
export function scriptOf(html: string): string | undefined {
  return /"(\/_astro\/[^"]+\.js)"/.exec(html)?.[1];
}

async function hidden(origin: string): Promise<Line> {
  const files = ['/_headers', '/_nginx.conf', '/hosting/'];
  const replies = await Promise.all(files.map((file) => ask(origin + file)));
  const open = files.filter((_, index) => replies[index]?.status === 200);
  return line(
    'files of the host',
    open.length === 0,
    `${open.join(', ')} can be read by everybody.`,
    'Answer 404 for them, and upload nothing but the export.',
  );
}
