/**
 * Takes the place of Vite's helper around each `import()` (`src/export/preloadHelper.ts`): asks at once for the scripts
 * that the imported one imports, so that they need no round trip each. `goneScripts.ts` hears of a failure.
 * @param scripts paths from the root, without the slash
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  scripts: readonly string[] = [],
): Promise<Module | undefined> {
  scripts.forEach(ask);
  try {
    return await load();
  } catch (error) {
    if (dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;
    return undefined;
  }
}

function ask(script: string): void {
  const path = `/${script}`;
  if (document.querySelector(`link[href="${path}"]`)) return;
  const link = document.createElement('link');
  link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
  link.as = 'script';
  link.crossOrigin = '';
  link.href = path;
  document.head.append(link);
}
