import type { AstroIntegration } from 'astro';

/** Adds the gallery to development and to the tests of looks. No site is built with it. It has the policy of every other page. */
export function gallery(): AstroIntegration {
  return {
    name: 'gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev' || process.env.GALLERY === '1') {
          injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
        }
      },
    },
  };
}
