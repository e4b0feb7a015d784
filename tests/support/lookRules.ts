import type { Page } from '@playwright/test';

/** `--form` of src/styles/tokens.css in pixels, and half a pixel for rounding. */
const FORM_PX = 560.5;

/** What the page, or its open dialog, has against docs/design.md: accents and the width of fields, one line each. */
export async function lookProblems(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate((formWidth) => {
    const view = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--accent)';
    view.append(probe);
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    // What is ticked or switched on, and a bar that fills, are marks.
    const filled = [...view.querySelectorAll('*:not(input, progress, [role="switch"] *)')].filter(
      (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor === accent,
    );
    const names = filled.map(({ textContent, tagName }) => (textContent || tagName).trim().slice(0, 40));
    // A search is as wide as the list that it searches.
    const wide = [...view.querySelectorAll('input:not([type="search"]), select, textarea, fieldset')]
      .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > formWidth)
      .map((field) => `${field.tagName} ${field.getAttribute('name') ?? ''} is wider than a form`);
    return [...(names.length > 1 ? [`filled with the accent: ${names.join(' | ')}`] : []), ...wide];
  }, FORM_PX);
  return found.map((problem) => `${where}: ${problem}`);
}
