import { getSchedule } from '#areas/cinemas/schedule/contract.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';

const ZONES: Record<string, string[]> = {
  idf: ['la-derniere-seance', 'the-long-reel', 'un-ete-a-ostende'],
  utrecht: ['noordzee', 'the-long-reel'],
};

export function serveSchedule(sandbox: Sandbox): void {
  serve(sandbox, getSchedule, ({ params }) => {
    const slugs = ZONES[params.zone];
    if (!slugs) throw new Refusal(404, { code: 'zone', message: 'No such zone' });
    return slugs.map((slug) => ({ slug }));
  });
}
