/** Which build a page is of; every page of one export says the same. */
export function buildOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
}
