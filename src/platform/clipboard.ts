/** In milliseconds. A browser that asks its customer first may get no answer. */
const PATIENCE_MS = 3000;

/** @returns false when the browser has no clipboard for this page, refuses, or does not answer; it never rejects */
export async function copyText(text: string, device: Partial<Navigator> = navigator): Promise<boolean> {
  try {
    if (!device.clipboard) return false;
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false));
    return await Promise.race([device.clipboard.writeText(text).then(() => true), late]);
  } catch {
    return false;
  }
}
