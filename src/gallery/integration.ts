import type { AstroIntegration } from 'astro';

/** Adds the gallery to development, to the demonstration and to the tests of looks. No export for customers has it. It has the policy of every other page. */
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
