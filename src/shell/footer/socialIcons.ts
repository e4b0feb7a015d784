interface SocialIcon {
  name: string;
  /** Outline on a grid of 24 with a round stroke, as in ui/icons.ts. */
  path: string;
}

/** Icons by the label that the server sends (specification, section 3). */
const ICONS = new Map<string, SocialIcon>(
  Object.entries({
    facebook: { name: 'Facebook', path: 'M16 3.5h-1.5A4 4 0 0010.5 7.5v13M6.5 11.5h8' },
    instagram: {
      name: 'Instagram',
      path: 'M8 3.5h8a4.5 4.5 0 014.5 4.5v8a4.5 4.5 0 01-4.5 4.5h-8a4.5 4.5 0 01-4.5-4.5v-8a4.5 4.5 0 014.5-4.5M8.25 12a3.75 3.75 0 107.5 0 3.75 3.75 0 10-7.5 0M16.9 7.1v.01',
    },
    linkedin: {
      name: 'LinkedIn',
      path: 'M5.5 10v9.5M5.5 5v.01M10.5 19.5v-9.5M10.5 14.5a4.25 4.25 0 018.5 0v5',
    },
    tiktok: { name: 'TikTok', path: 'M13 3.5v12a3.75 3.75 0 11-3.75-3.75M13 3.5a5.5 5.5 0 005.5 5.5' },
    x: { name: 'X', path: 'M4.5 4.5l15 15M19.5 4.5l-15 15' },
    youtube: {
      name: 'YouTube',
      path: 'M6.5 5.5h11a3.5 3.5 0 013.5 3.5v6a3.5 3.5 0 01-3.5 3.5h-11a3.5 3.5 0 01-3.5-3.5v-6a3.5 3.5 0 013.5-3.5M10.5 9.25v5.5l4.5-2.75z',
    },
  }),
);

/** The icon of a link. */
const OTHER = 'M10 14a4 4 0 006 .4l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-6-.4l-3 3a4 4 0 005.7 5.7l1-1';

/** An unknown network keeps its label and gets the icon of a link. */
export function socialIcon(label: string): SocialIcon {
  return ICONS.get(label.toLowerCase()) ?? { name: label, path: OTHER };
}
