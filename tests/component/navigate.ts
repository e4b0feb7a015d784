/** Stands for the router of `astro:transitions/client`: component tests have one page, and look at where it would go. */
export const navigated: string[] = [];

export function navigate(url: string): Promise<void> {
  navigated.push(url);
  return Promise.resolve();
}
