import { getAdvantages } from '#areas/advantages/contract.ts';
import { inLanguage } from '../choose.ts';
import { serve, type Sandbox } from '../serve.ts';

export function serveAdvantages(sandbox: Sandbox): void {
  serve(sandbox, getAdvantages, ({ world, language }) =>
    world.advantages.map(({ texts, ...advantage }) => ({ ...advantage, ...inLanguage(texts, language) })),
  );
}
