import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '#i18n/texts.ts';
import { open, tabTo, type View } from '#tests/component/page.tsx';
import { Cinemas } from './Cinemas.island.tsx';
import { load } from './loads.ts';

const cinemas: View = {
  route: 'cinemas',
  main: (language) => (
    <Cinemas
      language={language}
      words={texts(language, 'cinemas').island}
      failed={texts(language, 'common').failed}
      links={{ cinemas: 'https://films.example/fr/cinemas/', show: 'https://films.example/fr/film/' }}
    />
  ),
  load,
};

const button = (name: string) => page.getByRole('button', { name });
const region = (name: string) => page.getByRole('region', { name, exact: true });
/** The focus, where it is in this part of the page. */
const focusIn = (selector: string) => document.activeElement?.closest(selector);

test('with the keyboard alone: the nearest cinemas, and by city again', async () => {
  const at = { latitude: 48.8918, longitude: 2.2389 };
  const locate = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementation((found) => found({ coords: at } as GeolocationPosition));
  onTestFinished(() => locate.mockRestore());
  await open('subscriber', cinemas);
  await tabTo(button('Autour de moi'));
  await userEvent.keyboard('{Enter}');
  const near = region('Les plus proches').getByRole('article');
  await expect.element(near.first()).toHaveAccessibleName('Lumen La Défense');
  // This button replaces the one that was pressed.
  await expect.element(button('Par ville')).toHaveFocus();
  await userEvent.tab();
  expect(focusIn('article')).toBe(near.first().element());
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(region('Lyon')).toBeVisible();
  await expect.element(button('Autour de moi')).toHaveFocus();
});

test('with the keyboard alone: find a cinema, look at it and its neighbours, mark and unmark it', async () => {
  await open('subscriber', cinemas);
  const search = page.getByRole('searchbox', { name: 'Chercher un cinéma ou une ville' });
  await tabTo(search);
  await userEvent.keyboard('massena');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(1);
  const heart = button('Lumen Masséna dans mes favoris');
  await tabTo(heart);
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toHaveFocus();

  const opener = button('Voir le cinéma Lumen Masséna');
  const dialog = page.getByRole('dialog');
  const first = page.getByRole('dialog', { name: 'Lumen Masséna' });
  await tabTo(opener);
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toBeVisible();
  expect(focusIn('dialog'), 'focus in the dialog').toBe(first.element());
  await tabTo(dialog.getByRole('region', { name: 'Tout près' }).getByRole('button').first());
  await userEvent.keyboard('{Enter}');
  await expect.element(first).not.toBeInTheDocument();
  expect(dialog.elements()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();

  await tabTo(search, { shift: true });
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Delete}');
  const own = region('Mes favoris');
  const marked = own.getByRole('article');
  await expect.poll(() => marked.elements()).toHaveLength(5);
  await tabTo(own.getByRole('button', { name: 'Lumen Masséna dans mes favoris' }));
  await userEvent.keyboard(' ');
  await expect.poll(() => marked.elements()).toHaveLength(4);
  await expect.poll(() => own.element().contains(document.activeElement)).toBe(true);
});
