import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failedTexts, textsIn } from '#i18n/texts.ts';
import { routePath } from '#sites/routes.ts';
import { open, type View } from '#tests/component/page.tsx';
import { FilmYear } from './FilmYear.island.tsx';
import { load } from '../feelings/store.ts';

const filmYear: View = {
  route: 'filmYear',
  main: (language) => {
    const { untitled, stars_one, stars_other } = textsIn(language, 'shows').films;
    return (
      <FilmYear
        language={language}
        texts={textsIn(language, 'filmYear').island}
        films={{ untitled, stars_one, stars_other }}
        failed={failedTexts(language, 'history')}
        links={{
          programme: 'https://films.example/fr/films/',
          history: routePath(language, 'history'),
          statistics: routePath(language, 'statistics'),
        }}
      />
    );
  },
  load,
};

test('[statistics/year-failed, statistics/year-shared] without its history the page says so and offers it again; the device shares the picture, or saves it', async () => {
  // The sheet of a device is not part of the browser of these tests, and a saved file leaves the page.
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>();
  Object.assign(navigator, { canShare: () => true, share });
  const saved: string[] = [];
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  try {
    await open('subscriber', filmYear, {
      prepare: (backend) => backend.fault({ match: 'GET /api/v4/client/shows', fault: '500' }),
    });
    await page.getByRole('alert').getByRole('button', { name: 'Réessayer' }).click();
    const button = page.getByRole('button', { name: 'Partager l’affiche' });
    share.mockResolvedValueOnce();
    await button.click();
    await expect
      .poll(() => share.mock.calls.flatMap(([{ files }]) => files.map(({ name, type }) => `${name} ${type}`)))
      .toEqual([expect.stringMatching(/^lumen-cinemas-\d{4}\.png image\/png$/)]);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    expect(saved).toEqual([]);

    share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'));
    await button.click();
    await expect.poll(() => saved).toEqual([expect.stringMatching(/^lumen-cinemas-\d{4}\.png$/)]);
  } finally {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
    download.mockRestore();
  }
});
