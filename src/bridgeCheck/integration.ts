import type { AstroIntegration } from 'astro';
import type { Tier } from '../sites/site.ts';

/** Adds the self-check of the app bridge to every export but those for production. It has the policy of every other page. */
export function bridgeCheck(tier: Tier): AstroIntegration {
  return {
    name: 'bridge-check',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (tier === 'production') return;
        injectRoute({ pattern: '/m/[language]/bridge', entrypoint: './src/bridgeCheck/bridge.astro' });
      },
    },
  };
}
