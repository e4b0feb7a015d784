/** @returns false when the browser has no clipboard for this page, or refuses; it never rejects */
export async function copyText(
  text: string,
  { clipboard } = navigator as Partial<Navigator>,
): Promise<boolean> {
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
