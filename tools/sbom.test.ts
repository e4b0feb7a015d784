import { expect, test } from 'vitest';
import { licencesFile } from '#export/licences.ts';
import { billOf, shippedIn, type Bom } from './sbom.ts';

const BOM: Bom = {
  metadata: { component: { name: 'some-folder', version: '1.0.0' } },
  components: [
    { name: 'react', version: '19.3.1', scope: 'required' },
    { name: 'vite', version: '8.0.0', scope: 'required' },
    { name: '@nanostores/react', version: '2.0.1', scope: 'optional' },
  ],
};
const RELEASE = { name: 'account-fr', release: 'gdXU2WvGItnq' };

test('what customers download is required, and what builds it is excluded', () => {
  const { components, metadata } = billOf(BOM, ['react 19.3.1', '@nanostores/react 2.0.1'], RELEASE);
  expect(components.map(({ name, scope }) => [name, scope])).toEqual([
    ['react', 'required'],
    ['vite', 'excluded'],
    ['@nanostores/react', 'required'],
  ]);
  expect(metadata.component).toEqual({ name: 'account-fr', version: 'gdXU2WvGItnq' });
});

test('a package that ships in another version than the locked one ends the command', () => {
  expect(() => billOf(BOM, ['react 19.3.0', 'vite 8.0.0'], RELEASE)).toThrow(
    'Not in package-lock.json: react 19.3.0',
  );
});

test('the shipped packages are read from the list of licences that the build writes', async () => {
  const licences = await licencesFile([
    'node_modules/ky/source/index.ts',
    'node_modules/@nanostores/react/index.js',
  ]);
  expect(shippedIn(licences)).toEqual([
    expect.stringMatching(/^@nanostores\/react \d+\.\d+\.\d+$/),
    expect.stringMatching(/^ky \d+\.\d+\.\d+$/),
  ]);
});
