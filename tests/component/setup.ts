import { afterEach, expect } from 'vitest';
import { close } from './page.tsx';

const uncaught: unknown[] = [];
addEventListener('error', ({ error }) => uncaught.push(error));
addEventListener('unhandledrejection', ({ reason }) => uncaught.push(reason));

afterEach(() => {
  close();
  expect(uncaught.splice(0), 'uncaught errors').toEqual([]);
});
