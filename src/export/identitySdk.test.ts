import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { HTTP, REPLACED, sources } from './identitySdk.ts';

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
