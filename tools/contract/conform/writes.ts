import { field, property, type Answers, type Inputs } from './params.ts';

export type Sent = Inputs & { payload?: unknown };

export interface Step {
  name: string;
  /** What to send. Undefined where there is nothing to act on. */
  inputs: (answers: Answers) => Sent | undefined;
}

/** An address that can receive nothing (RFC 2606). */
const NOBODY = 'conform@nobody.invalid';
const SUBJECT = 'Conformance run, please ignore';

function list(answers: Answers, call: string): unknown[] {
  const found = answers.get(call);
  return Array.isArray(found) ? found : [];
}

/** A cinema that is no favourite yet, so that taking it off again leaves the list as it was. */
function freeCinema(answers: Answers): string | undefined {
  const favourites = new Set(list(answers, 'GET /api/accounts/me/cinemas').map(String));
  if (favourites.size >= 5) return undefined;
  const refs = list(answers, 'GET /api/cinemas').map((cinema) => property(cinema, 'vistaRef'));
  return refs.find((ref): ref is string => typeof ref === 'string' && ref !== '' && !favourites.has(ref));
}

function unfeltShow(answers: Answers, payload: unknown): Sent | undefined {
  const felt = new Set(
    list(answers, 'GET /api/v4/client/shows').map((one) => property(property(one, 'show'), 'slug')),
  );
  const slugs = list(answers, 'GET /api/shows').map((show) => property(show, 'slug'));
  const showId = slugs.find((slug) => typeof slug === 'string' && slug !== '' && !felt.has(slug));
  const id = field(answers, 'GET /api/accounts/me', 'id');
  return typeof showId === 'string' ? { params: { id: String(id), showId }, payload } : undefined;
}

function ownFriend(answers: Answers): Sent | undefined {
  const friend = list(answers, 'GET /api/accounts/me/friends').find(
    (one) => property(one, 'mail') === NOBODY,
  );
  return friend === undefined ? undefined : { payload: { id: String(property(friend, 'id')) } };
}

function newCase(answers: Answers): Sent | undefined {
  const themes = field(answers, 'GET /api/faq/data', 'themes');
  const theme: unknown = Array.isArray(themes) ? themes[0] : undefined;
  const topics = property(theme, 'subThemes');
  const topic: unknown = Array.isArray(topics) ? topics[0] : undefined;
  if (theme === undefined || topic === undefined) return undefined;
  const form = new FormData();
  form.append('type', String(property(theme, 'id')));
  form.append('topic', String(property(topic, 'id')));
  form.append('subject', SUBJECT);
  form.append('description', SUBJECT);
  return { payload: form };
}

function ownCase(answers: Answers, payload: unknown): Sent | undefined {
  const id = field(answers, 'POST /api/accounts/me/case', 'id');
  return typeof id === 'string' ? { params: { id }, payload } : undefined;
}

/** What conform does with `--write`: it makes something, and takes it back or closes it. */
export function writingSteps(): Step[] {
  let added: string | undefined;
  return [
    {
      name: 'PATCH /api/accounts/me/cinemas',
      inputs: (answers) => {
        added = freeCinema(answers);
        return added === undefined ? undefined : { payload: { cinemas: [added] } };
      },
    },
    {
      name: 'DELETE /api/accounts/me/cinemas',
      inputs: () => (added === undefined ? undefined : { payload: { cinemas: [added] } }),
    },
    { name: 'POST /api/accounts/me/friends', inputs: () => ({ payload: { mail: NOBODY } }) },
    { name: 'DELETE /api/accounts/me/friends', inputs: ownFriend },
    { name: 'PATCH /api/accounts/me', inputs: (answers) => same(answers, 'city') },
    { name: 'PATCH /api/accounts/me/notifications', inputs: (answers) => same(answers, 'optinMail') },
    { name: 'POST /api/accounts/me/case', inputs: newCase },
    {
      name: 'POST /api/accounts/me/case/{id}/comment',
      inputs: (answers) => ownCase(answers, { body: SUBJECT }),
    },
    { name: 'PATCH /api/accounts/me/case/{id}', inputs: (answers) => ownCase(answers, { closed: true }) },
    { name: INTENTION, inputs: (answers) => unfeltShow(answers, { intention: 2, isDelete: false }) },
    { name: INTENTION, inputs: (answers) => unfeltShow(answers, { intention: 2, isDelete: true }) },
  ];
}

const INTENTION = 'POST /api/client/{id}/show/{showId}/intention';

/** A field of the account with the value that it has already. */
function same(answers: Answers, name: string): { payload: unknown } | undefined {
  const value = field(answers, 'GET /api/accounts/me', name);
  return value === undefined || value === null ? undefined : { payload: { [name]: value } };
}
