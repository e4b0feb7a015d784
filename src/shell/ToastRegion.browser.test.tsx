import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Toast } from '#account/toasts/rules.ts';
import { $waitingToasts, clearToasts, errorToast, queueToasts, show } from '#account/toasts/store.ts';
import { open, press, toasts, type View } from '#tests/component/page.tsx';

const view: View = { route: 'wishlist', main: () => null };
const locales = import.meta.glob<Record<string, unknown>>('/public/locales/*/toasts.json', {
  eager: true,
  import: 'default',
});

afterEach(clearToasts);

function alert(content: string, more: Partial<Toast> = {}): Toast {
  return {
    ...{ id: content, cacheId: content, i18n: false, title: '', content },
    ...{ type: 'info', closable: true, fromAlert: true, ...more },
  } as Toast;
}

const unfold = () => press(toasts().getByRole('button', { name: 'Lire le message' }));
const card = () => toasts().css('[data-part="card"]');

test('[toasts/unfolded-list] unfolded, all toasts stand in a list, each with its own buttons, and closing one leaves the others', async () => {
  await open('subscriber', view);
  queueToasts([alert('Un'), alert('Deux', { cta: { label: 'Aller', href: '#there' } }), alert('Trois')]);
  await expect.element(toasts()).toMatchTextContent(/Un.*1\/3/);
  expect(card().element().textContent).not.toContain('Deux');
  await unfold();
  await expect.element(toasts()).toMatchTextContent(/Un.*Deux.*Aller.*Trois.*Tout fermer/);
  expect(toasts().getByRole('button', { name: 'Fermer', exact: true }).elements()).toHaveLength(3);

  await press(toasts().getByRole('button', { name: 'Fermer', exact: true }).nth(1));
  await expect.element(toasts()).toMatchTextContent(/Un.*Trois/);
  expect($waitingToasts.get().map(({ content }) => content)).toEqual(['Un', 'Trois']);
  await press(toasts().getByRole('button', { name: 'Fermer', exact: true }).first());
  await expect.element(card()).toHaveAttribute('data-open');
  await expect.element(toasts()).toMatchTextContent(/^\s*Trois\s*$/);
});

test('[toasts/unfolded-list, toasts/seen-once] what the list has shown is not shown again', async () => {
  await open('subscriber', view);
  queueToasts([alert('Un'), alert('Deux')]);
  await expect.element(toasts()).toMatchTextContent('Un');
  expect(document.cookie).not.toContain('Deux');
  await unfold();
  await expect.element(toasts()).toMatchTextContent('Deux');
  expect(document.cookie).toContain('Deux');
});

test('[toasts/unfolded-list] what the customer does meanwhile stands folded before the list', async () => {
  await open('subscriber', view);
  queueToasts([alert('Un'), alert('Deux')]);
  await expect.element(toasts()).toMatchTextContent('Un');
  await unfold();
  show(errorToast());
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  expect(card().element().hasAttribute('data-open')).toBe(false);

  show(errorToast('unknown'));
  await expect.element(toasts()).toMatchTextContent('La réponse s’est perdue');
  await unfold();
  await expect.element(toasts()).toMatchTextContent(/s’est perdue.*Une erreur est survenue/);
});

test('[toasts/two-lines] on a phone the title of each toast is whole in two lines, in a strip that fits above the page’s title', async () => {
  await open('subscriber', view);
  // Others wait behind it: their number must not cost it a letter.
  queueToasts([alert('Un'), alert('Deux')]);
  show(errorToast());
  await expect.element(toasts()).toMatchTextContent(/Une erreur est survenue.*1\/3/);
  const texts = card().element().querySelector('p');
  const title = texts?.querySelector('strong');
  if (!texts || !title) throw new Error('The strip has no title');
  const titles = Object.values(locales).flatMap(titlesOf);
  expect(titles.length).toBeGreaterThan(60);
  for (const width of [320, 360]) {
    await page.viewport(width, 740);
    for (const text of titles) {
      title.textContent = text;
      expect(bottom(title), `${text} at ${String(width)} px`).toBeLessThanOrEqual(bottom(texts) + 1);
      expect(card().element().getBoundingClientRect().height, text).toBeLessThanOrEqual(48);
    }
  }
});

function bottom(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

/** The titles in a file of texts, at any depth. */
function titlesOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'title') return [String(value).replace('{{film}}', 'Noordzee').replace('{{code}}', '4711')];
    return typeof value === 'object' && value !== null ? titlesOf(value) : [];
  });
}
