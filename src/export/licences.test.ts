import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licencesFile, packageNames } from './licences.ts';

test('packages are named once, nested ones by themselves, and the own source is none', () => {
  const sources = [
    '../../../src/start/start.ts',
    '../../../node_modules/react/index.js',
    '../../../node_modules/react/jsx-runtime.js',
    '../../../node_modules/@nanostores/react/index.js',
    '../../../node_modules/react-dom/node_modules/scheduler/index.js',
    '\0vite/preload-helper.js',
  ];
  expect(packageNames(sources)).toEqual(['@nanostores/react', 'react', 'scheduler']);
});

test('the file carries name, version, licence and the notice of each package', async () => {
  const file = await licencesFile(['node_modules/ky/source/index.ts', 'node_modules/nanostores/index.js']);
  expect(file).toMatch(/^ky \d+\.\d+\.\d+ \(MIT\)\n\n/);
  expect(file).toMatch(/\nnanostores \d+\.\d+\.\d+ \(MIT\)\n\n/);
  expect(file.match(/Permission is hereby granted/g)).toHaveLength(2);
});

test('a package without a licence ends the build', async () => {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'));
  mkdirSync(join(modules, 'bare'));
  writeFileSync(join(modules, 'bare/package.json'), JSON.stringify({ name: 'bare', version: '1.0.0' }));
  await expect(licencesFile(['node_modules/bare/index.js'], modules)).rejects.toThrow(
    'The package bare names no licence.',
  );
});
