import { expect, test } from 'vitest';
import { socialIcon } from './socialIcons.ts';

test.each(['facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube'])(
  '[shell/social-icons] %s has its icon and its name',
  (label) => {
    expect(socialIcon(label).name.toLowerCase()).toBe(label);
    expect(socialIcon(label.toUpperCase())).toBe(socialIcon(label));
    expect(socialIcon(label).path).not.toBe(socialIcon('another').path);
  },
);

test.each(['mastodon', 'constructor', ''])('a network that is not known (%j) keeps its label', (label) => {
  expect(socialIcon(label).name).toBe(label);
  expect(socialIcon(label).path).toMatch(/^M/);
});
