import type { AstroIntegration } from 'astro';

/** The gallery is a page of development and of the tests, with the policy of every other page; no site's build has it. */
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
