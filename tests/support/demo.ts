import type { Project } from '@playwright/test';

export const demoProject: Project = { name: 'demo', testDir: 'tests/browser' };
