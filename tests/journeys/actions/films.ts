import { OUTCOMES } from '#tests/support/outcomes.ts';
import { rated, star, toRate } from '#tests/support/ratings.ts';
import type { Action } from '../action.ts';
import { oneMore, plain } from '../kept.ts';

const INTENTION = 'POST /api/client/*/intention';
const EMOTION = 'POST /api/client/*/emotion';
const STARS = [1, 2, 3, 4, 5];

export const WISH: Action = {
  name: 'wish',
  path: '/fr/recommendations/',
  truth: OUTCOMES.feel,
  async offer({ page, pick }) {
    const hearts = page.getByRole('main').getByRole('button', { name: / à ma liste d’envies$/ });
    const heart = pick(await hearts.all());
    if (!heart) return undefined;
    const name = plain(
      /^Ajouter (.*) à ma liste/.exec((await heart.getAttribute('aria-label')) ?? '')?.[1] ?? '',
    );
    const isWished = (await heart.getAttribute('aria-pressed')) === 'true';
    return {
      what: `${isWished ? 'drop the wish' : 'wish'} ${name}`,
      control: heart,
      call: INTENTION,
      change: () => ({ [`wish ${name}`]: isWished ? undefined : 'yes' }),
      act: () => heart.click(),
    };
  },
};

export const UNWISH: Action = {
  name: 'unwish',
  path: '/fr/wishlist/',
  truth: OUTCOMES.feel,
  async offer({ page, pick }) {
    const button = pick(await page.getByRole('button', { name: /^Retirer .* de ma liste$/ }).all());
    if (!button) return undefined;
    const name = plain(
      /^Retirer (.*) de ma liste/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '',
    );
    return {
      what: `unwish ${name}`,
      control: button,
      call: INTENTION,
      change: () => ({ [`wish ${name}`]: undefined }),
      act: () => button.click(),
    };
  },
};

export const RATE: Action = {
  name: 'rate',
  path: '/fr/ratings/',
  truth: OUTCOMES.feel,
  async offer({ page, pick }) {
    const lists = [toRate(page), rated(page)];
    const found = await Promise.all(
      lists.map(async (list) => {
        const groups = list.getByRole('group', { name: /^Votre note pour / });
        const labels = await groups.evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? one.querySelector('legend')?.textContent ?? ''),
        );
        return labels.flatMap((label) => STARS.map((count) => ({ list, label, count })));
      }),
    );
    const chosen = pick(found.flat());
    if (!chosen) return undefined;
    const { list, label, count } = chosen;
    const name = label.replace('Votre note pour ', '');
    const one = star(list, name, count);
    // The star that is given already changes nothing.
    if (await one.isChecked()) return undefined;
    return {
      what: `rate ${plain(name)} with ${count}`,
      control: one,
      call: EMOTION,
      change: () => ({ [`rating ${plain(name)}`]: String(count) }),
      act: () => one.click(),
    };
  },
};

export const UNRATE: Action = {
  name: 'unrate',
  path: '/fr/ratings/',
  truth: OUTCOMES.feel,
  async offer({ page, pick }) {
    const button = pick(
      await rated(page)
        .getByRole('button', { name: /^Retirer la note\s: / })
        .all(),
    );
    if (!button) return undefined;
    const name = plain(((await button.getAttribute('aria-label')) ?? '').replace(/^Retirer la note\s: /, ''));
    return {
      what: `unrate ${name}`,
      control: button,
      call: EMOTION,
      change: () => ({ [`rating ${name}`]: undefined }),
      act: () => button.click(),
    };
  },
};

export const IGNORE: Action = {
  name: 'ignore',
  path: '/fr/ratings/',
  truth: OUTCOMES.ignore,
  async offer({ page, world, pick }) {
    const button = pick(
      await toRate(page)
        .getByRole('button', { name: /^Ne pas noter / })
        .all(),
    );
    if (!button) return undefined;
    const name = plain(((await button.getAttribute('aria-label')) ?? '').replace('Ne pas noter ', ''));
    const film = world.films.toNote.find((one) => plain(one.name) === name);
    return {
      what: `ignore ${name}`,
      control: button,
      call: 'PATCH /api/accounts/me/ignoreMovie',
      change: (kept) => oneMore(kept, `ignored ${film?.id ?? ''}`),
      async act() {
        await button.click();
        await page.getByRole('dialog').getByRole('button', { name: 'Ne pas noter' }).click();
      },
    };
  },
};
