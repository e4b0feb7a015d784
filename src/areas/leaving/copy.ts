/** Time for the browser to begin the download. */
const REVOKE_MS = 60_000;

/** Saves the confirmation as a text file. It is made on the device, so it can be kept without a network. */
export function saveCopy(name: string): void {
  const href = URL.createObjectURL(new Blob([copyOf()], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = `${name}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_MS);
}

/** What the confirmation shows, a line for each part. Programs for Windows want `\r\n`. */
function copyOf(): string {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-view="done"] [data-line]')];
  const lines = shown
    .filter((line) => !line.hidden)
    .map(
      (line) =>
        [...line.children].map(({ textContent }) => textContent.trim()).join(': ') || line.textContent.trim(),
    );
  return [document.title, location.origin, '', ...lines, ''].join('\r\n');
}
