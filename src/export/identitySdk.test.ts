import { join } from 'node:path';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { HTTP, REPLACED, sources } from './identitySdk.ts';
import { getLockManager } from './identitySdkLock.ts';

const { runWithLock } = getLockManager();

function queued<T>(callback: () => Promise<T>, key = 'token'): Promise<T> {
  return runWithLock(key, 1, callback);
}

test('[identity/renewal-lock] calls of one key run one after the other, however long that takes', async () => {
  const first = Promise.withResolvers<string>();
  const second = vi.fn(() => Promise.resolve('second'));
  const answers = [queued(() => first.promise), queued(second)];
  await expect(queued(() => Promise.resolve('other key'), 'frame')).resolves.toBe('other key');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(second).not.toHaveBeenCalled();
  first.resolve('first');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test('[identity/renewal-lock] calls that wait for one that fails fail with it; the next one is asked', async () => {
  const first = Promise.withResolvers<string>();
  const waiting = vi.fn(() => Promise.resolve('asked'));
  const answers = Promise.allSettled([queued(() => first.promise), queued(waiting), queued(waiting)]);
  const reason = new Error('hangs');
  first.reject(reason);
  expect(await answers).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason })));
  expect(waiting).not.toHaveBeenCalled();
  expect(await queued(waiting)).toBe('asked');
});

test('the SDK calls nothing that its replaced modules do not have, in this version of it either', () => {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const wanted = new Set(REPLACED.keys());
  const replacing: ts.CompilerHost = {
    ...host,
    resolveModuleNameLiterals: (names, importer) =>
      names.map(({ text }) => {
        const replacement = importer.startsWith(sources) ? REPLACED.get(text) : undefined;
        const resolvedFileName = text === HTTP ? join(sources, 'http.ts') : replacement;
        if (resolvedFileName === undefined) return ts.resolveModuleName(text, importer, options, host);
        wanted.delete(text);
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Ts } };
      }),
  };
  const program = ts.createProgram([join(sources, 'Auth0Client.ts')], options, replacing);
  const own = new Set(REPLACED.values());
  const problems = ts.getPreEmitDiagnostics(program).flatMap(({ file, messageText }) => {
    const problem = ts.flattenDiagnosticMessageText(messageText, ' ');
    // The SDK's own files meet types that our parts do not have, and that go at the build.
    const counts = own.has(file?.fileName ?? '') || problem.includes("does not exist on type 'Unused'");
    return counts ? [problem] : [];
  });
  expect(problems).toEqual([]);
  expect([...wanted], 'replaced, and no longer imported').toEqual([]);
});
