import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitRange } from './checkCommits.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stderr } = spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

test('a folder without a repository, or without a commit, has nothing to check', async () => {
  expect(await commitRange(folder)).toBeUndefined();
  git('init', '--quiet');
  expect(await commitRange(folder)).toBeUndefined();
});

test('history that does not reach back to the last unchecked commit is checked whole', async () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Start');
  expect(await commitRange(folder)).toEqual(['--to', 'HEAD']);
});

test('the history of a repository around the folder is not the project’s', async () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Start');
  const inside = join(folder, 'project');
  mkdirSync(inside);
  expect(await commitRange(inside)).toBeUndefined();
});
