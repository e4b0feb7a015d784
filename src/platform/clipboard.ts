/** @returns false where the browser has no clipboard for this page, or refuses it; it never throws (J-15) */
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
