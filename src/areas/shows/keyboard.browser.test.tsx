import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, tabTo } from '#tests/component/page.tsx';
import { history, ratings, wishlist } from '#tests/component/areaViews.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const listed = page.getByRole('main').getByRole('listitem');

test('with the keyboard alone: search the wishlist, remove a film and restore it', async () => {
  await open('subscriber', wishlist);
  await tabTo(page.getByRole('searchbox', { name: 'Chercher un film' }));
  await userEvent.keyboard('ombres');
  await expect.poll(() => listed.elements()).toHaveLength(1);
  await tabTo(button('Retirer Les Ombres du canal de ma liste'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listed.elements()).toHaveLength(0);
  await expect.element(page.getByRole('main')).toHaveFocus();
  await tabTo(button('Annuler'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => listed.elements()).toHaveLength(1);
  // Not lost to the top of the page.
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
});

test('with the keyboard alone: more of the history, with the focus on the first new entry', async () => {
  await open('heavy', history);
  await expect.poll(() => listed.elements()).toHaveLength(60);
  await tabTo(button('Afficher 60 films de plus'));
  await userEvent.keyboard('{Enter}');
  await expect.element(listed.nth(60)).toHaveFocus();
  await expect.poll(() => listed.elements()).toHaveLength(120);
  await userEvent.tab();
  await expect.element(button('Afficher 60 films de plus')).toHaveFocus();
});

test('with the keyboard alone: more of the wishes, with the focus on the first new entry', async () => {
  await open('heavy', wishlist);
  const entries = page.getByRole('main').css('ul > li:has(h2, h3)');
  await expect.poll(() => entries.elements()).toHaveLength(36);
  // From the nearer end of the page.
  await tabTo(button('Afficher 36 films de plus'), { shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(entries.nth(36)).toHaveFocus();
  await expect.poll(() => entries.elements()).toHaveLength(72);
  await userEvent.tab();
  expect(document.activeElement?.closest('li')).toBe(entries.nth(36).element());
});

test('with the keyboard alone: rate a film, decline to rate one, and remove a rating', async () => {
  const backend = await open('subscriber', ratings);
  const toRate = region('À noter');
  const films = toRate.getByRole('listitem');
  await expect.poll(() => films.elements()).toHaveLength(4);
  await tabTo(toRate.getByRole('radio').first());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => films.elements()).toHaveLength(3);
  await expect.element(films.first().getByRole('radio').first()).toHaveFocus();
  await tabTo(films.first().getByRole('button', { name: /^Ne pas noter/ }));
  await userEvent.keyboard('{Enter}');
  await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Ne pas noter' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => films.elements()).toHaveLength(2);
  await expect.element(films.first().getByRole('radio').first()).toHaveFocus();

  const given = region('Déjà notés').getByRole('listitem');
  const count = given.elements().length;
  await tabTo(given.last().getByRole('button', { name: /^Retirer la note/ }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => given.elements()).toHaveLength(count - 1);
  await expect.element(given.last().getByRole('radio', { checked: true })).toHaveFocus();
  await expect.poll(() => backend.calls('PATCH /api/accounts/me/ignoreMovie')).toHaveLength(1);
  await expect.poll(() => backend.calls('POST /api/client/*/emotion')).toHaveLength(2);
});
