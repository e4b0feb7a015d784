import type { Page } from '@playwright/test';
import type { Json } from './oddAnswers.ts';
import { ready } from './test.ts';

/** The answers that the page gets when none is odd, sorted, so that one seed always gives the same odd answers. */
export async function answersOf(page: Page, path: string): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  const waiting: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!pathname.startsWith('/api/') || response.request().method() !== 'GET' || !isJson) return;
    waiting.push(
      response.json().then(
        (body: Json) => void answers.set(`GET ${pathname}`, body),
        () => undefined,
      ),
    );
  });
  await page.goto(path);
  await ready(page);
  page.removeAllListeners('response');
  await Promise.all(waiting);
  return new Map([...answers].toSorted(([a], [b]) => a.localeCompare(b)));
}
