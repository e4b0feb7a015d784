import { FLAGS, type Flags } from '#sites/routes.ts';

/**
 * Shows the parts whose feature is on. Parts that are on screen do not move under a finger: a part that is switched off
 * leaves a gap, and a part that is switched on stands last (`data-late`, see Header.astro). The next page has them in
 * order.
 * @param screen whether the parts have been painted already
 */
export function applyFlags(root: ParentNode, flags: Flags, screen: 'new' | 'shown'): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-flag]')) {
    const flag = FLAGS.find((name) => name === element.dataset.flag);
    if (!flag) continue;
    const on = flags[flag];
    const isShown = !element.hidden && element.dataset.late !== 'off';
    if (on === isShown) continue;
    if (screen === 'shown') element.dataset.late = on ? 'on' : 'off';
    element.hidden = !on && screen === 'new';
  }
}
