import type { Locator, Page } from '@playwright/test';

/** The two lists of the ratings page, in French. */

export function toRate(page: Page): Locator {
  return page.getByRole('region', { name: 'À noter' });
}

export function rated(page: Page): Locator {
  return page.getByRole('region', { name: 'Déjà notés' });
}

function stars(section: Locator, name: string): Locator {
  return section.getByRole('group', { name: `Votre note pour ${name}` });
}

export function star(section: Locator, name: string, count: number): Locator {
  return stars(section, name).getByRole('radio', { name: count === 1 ? '1 étoile' : `${count} étoiles` });
}
