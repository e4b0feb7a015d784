import {
  getFeelings,
  postEmotion,
  postEmotionById,
  postIntention,
  type FeelingWire,
} from '#areas/shows/feelings/contract.ts';
import { getMovieToNote, ignoreMovie, purgeMovieToNote } from '#areas/shows/ratings/contract.ts';
import type { Language } from '#sites/site.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';
import { FILMS, type Film } from './films.ts';
import { genresOf } from './shows.ts';
import { type Felt, notRated, type SandboxFeeling } from './feelingsWorld.ts';

function showOf(film: Film, language: Language): FeelingWire['show'] {
  const { id, slug, name, actors } = film;
  return { id, slug, name, genres: genresOf(film, language), actors };
}

/** The customer's feeling about the film, which is created when there is none yet. */
function feelingFor({ films: { feelings } }: World, by: (film: Film) => boolean): SandboxFeeling {
  const known = feelings.find(({ film }) => by(film));
  if (known) return known;
  const film = FILMS.find(by);
  if (!film) throw new Refusal(404, { code: 'show', message: 'No such show' });
  const feeling = { film, intention: 0, emotion: 0, isSeen: false, updatedAt: '' };
  feelings.push(feeling);
  return feeling;
}

interface Told {
  world: World;
  params: { id: string };
  now: number;
}

function tell({ world, params, now }: Told, by: (film: Film) => boolean, felt: Felt): FeelingWire {
  if (params.id !== world.account.id)
    throw new Refusal(403, { code: 'client', message: 'Not this customer' });
  const feeling = feelingFor(world, by);
  Object.assign(feeling, felt, { updatedAt: new Date(now).toISOString() });
  const { film, ...rest } = feeling;
  return { ...rest, show: showOf(film, world.site.languages[0]) };
}

export function serveFeelings(sandbox: Sandbox): void {
  serve(sandbox, getMovieToNote, ({ world, language }) =>
    world.films.toNote.map((film) => showOf(film, language)),
  );
  serve(sandbox, ignoreMovie, ({ world: { films }, payload }) => {
    films.ignored.push(payload.idSpectacle);
    films.toNote = films.toNote.filter(({ id, slug }) => ![id, slug].includes(payload.idSpectacle));
    return {};
  });
  serve(sandbox, purgeMovieToNote, ({ world: { films } }) => {
    films.toNote = notRated(films.feelings, films.ignored);
    return {};
  });
  serve(sandbox, getFeelings, ({ world, language }) =>
    world.films.feelings.map(({ film, ...rest }) => ({ ...rest, show: showOf(film, language) })),
  );
  serve(sandbox, postEmotion, (served) => {
    const { emotion, isDelete } = served.payload;
    const seen = isDelete ? { emotion: 0 } : { emotion, isSeen: true };
    return tell(served, ({ slug }) => slug === served.params.slug, seen);
  });
  serve(sandbox, postEmotionById, (served) => {
    const { emotion, isDelete } = served.payload;
    const seen = isDelete ? { emotion: 0 } : { emotion, isSeen: true };
    return tell(served, ({ id }) => id === served.params.showId, seen);
  });
  serve(sandbox, postIntention, (served) => {
    const { intention, isDelete } = served.payload;
    const { showId } = served.params;
    return tell(served, ({ id, slug }) => [id, slug].includes(showId), {
      intention: isDelete ? 0 : intention,
    });
  });
}
