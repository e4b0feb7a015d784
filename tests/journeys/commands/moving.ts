import fc from 'fast-check';
import { isPagePath, ROUTES, routePath, type RouteId } from '#sites/routes.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { closeDialogs, open, reload } from '../going.ts';
import type { Journey } from '../journey.ts';
import { tabOf, type Model } from '../model.ts';
import { command, type Command } from './command.ts';

/** Pages that every customer here may open. */
const PAGES = (Object.keys(ROUTES) as RouteId[]).filter((id) => ROUTES[id].guard === 'account');
const LINKS = 80;

const following: fc.Arbitrary<Command> = fc.nat(LINKS).map((choice) =>
  command({
    name: `follow link ${choice}`,
    async run(model, journey) {
      if ((await journey.settled()) !== 'page') return 'no page';
      const { page } = journey;
      await closeDialogs(page);
      // The page without a network does not know in which language it will stand for which address: a press decides.
      const links = page
        .locator('a[href]:not([target], .skip, [data-route="offline"] [hreflang])')
        .filter({ visible: true });
      const paths = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      const inside = [...paths.entries()].filter(([, href]) => isPage(href));
      const [index, href = ''] = inside[choice % inside.length] ?? [];
      if (index === undefined) return 'no link';
      await links.nth(index).click();
      const { pathname } = new URL(href);
      await page.waitForURL(
        (url) => url.pathname === pathname || !model.isOnline || url.origin !== siteUrl('fr'),
      );
      return pathname;
    },
  }),
);

function isPage(href: string): boolean {
  const { origin, pathname } = new URL(href);
  return origin === siteUrl('fr') && isPagePath(pathname, ['fr', 'en']);
}

const opening: fc.Arbitrary<Command> = fc.constantFrom(...PAGES).map((id) => {
  const path = routePath('fr', id);
  return command({ name: `open ${path}`, run: (model, journey) => open(journey, model, path) });
});

const reloading = fc.constant(command({ name: 'reload', run: (model, journey) => reload(journey, model) }));

const going: fc.Arbitrary<Command> = fc.constantFrom('back', 'forward').map((way) =>
  command({
    name: way,
    async run(model, journey) {
      const { page } = journey;
      const options = { waitUntil: 'commit' } as const;
      await (way === 'back' ? page.goBack(options) : page.goForward(options)).catch((error: unknown) => {
        if (model.isOnline) throw error;
      });
      // A document that the browser restores may be older than the last change.
      tabOf(model).isFresh = false;
      await comeHome(model, journey);
      return journey.path;
    },
  }),
);

/** The history of a tab also has the pages of the provider, and the empty page that a tab begins with. */
async function comeHome(model: Model, journey: Journey): Promise<void> {
  const isHere = journey.page.url().startsWith(siteUrl('fr'));
  if (!isHere && model.isOnline) await open(journey, model, routePath('fr', 'home'));
}

export const moving: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: following },
  { weight: 2, arbitrary: opening },
  { weight: 2, arbitrary: reloading },
  { weight: 3, arbitrary: going },
);
