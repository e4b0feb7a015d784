import { FLAGS, type Flags } from '#sites/routes.ts';

/**
 * Shows the parts whose feature is on. What has been on screen already keeps its place: a part that goes leaves a
 * gap, one that comes stands last (`data-late`, see Header.astro), so that nothing moves under a finger. The next
 * page has them in order.
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
