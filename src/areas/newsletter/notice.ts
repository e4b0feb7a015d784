function region(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-notices]');
}

/** A toast of this page, which has none of the account's stores. Its words stand in a template of that name. */
export function showNotice(name: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-notice="${name}"]`);
  if (template) region()?.replaceChildren(template.content.cloneNode(true));
}

export function dismissNotice(): void {
  region()?.replaceChildren();
}
