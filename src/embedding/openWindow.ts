/**
 * Opens a blank window. Call it in the click itself: browsers block a later one.
 * @returns undefined where the browser refuses it, and where a blocker gives a frame or an object in its place, in which
 * nobody would see anything
 */
export function openWindow(features?: string): Window | undefined {
  const opened = window.open('', '_blank', features);
  try {
    if (opened && !opened.closed && (opened.top ?? opened) === opened) return opened;
    opened?.close();
  } catch {
    // An object that is no window.
  }
  return undefined;
}
