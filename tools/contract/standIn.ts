import { fillPath } from '#http/address.ts';
import type { AnyCall } from '#http/call.ts';
import { createSandbox } from '#sandbox/app.ts';
import { PERSONAS, type PersonaId } from '#sandbox/personas.ts';
import { SandboxState } from '#sandbox/state.ts';
import type { World } from '#sandbox/world.ts';
import type { SiteId } from '#sites/site.ts';
import { FIRST_SITE, siteOf } from '#sites/sites.ts';
import { nameOf } from './allCalls.ts';
import { SAMPLES, type Sample } from './samples.ts';

export const PERSONA_IDS = Object.keys(PERSONAS) as PersonaId[];

interface Ask extends Sample {
  token?: string | undefined;
  language?: string;
}

/** The backend of one site with one customer signed in. The customer's token is the id of their world. */
export function backend(id: SiteId, persona: PersonaId) {
  const site = siteOf(id);
  const state = new SandboxState();
  const app = createSandbox({
    state,
    site,
    verify: (subject) => Promise.resolve({ subject }),
    browserId: 'test',
  });
  const token = state.signIn(persona, site, 'test');
  const world = state.world(token);
  if (!world) throw new Error('nobody is signed in');
  return {
    world,
    token,
    ask: async (
      call: AnyCall,
      { params = {}, query = {}, payload, headers, token: bearer, language = site.languages[0] }: Ask,
    ) => {
      const search = new URLSearchParams({ ...query, ...(language === '' ? {} : { language }) });
      return app.request(`${fillPath(call.path, params)}?${search.toString()}`, {
        method: call.method,
        headers: { ...headers, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) },
        ...(payload === undefined ? {} : { body: bodyFor(call, payload) }),
      });
    },
  };
}

/** A form where the call takes one. A payload that a form cannot hold goes as JSON, which the backend must refuse. */
function bodyFor({ form }: AnyCall, payload: unknown): string | FormData {
  const parts = typeof payload === 'object' && payload !== null ? Object.entries(payload) : [];
  const isForm =
    parts.length > 0 &&
    parts.every(([, part]) => typeof part === 'string' || part instanceof File || Array.isArray(part));
  if (!form || !isForm) return JSON.stringify(payload);
  const body = new FormData();
  for (const [name, part] of parts) {
    for (const one of Array.isArray(part) ? part : [part]) body.append(name, one as string | Blob);
  }
  return body;
}

export async function sampleOf(call: AnyCall, world: World): Promise<Sample | undefined> {
  const sample = SAMPLES[nameOf(call)];
  if (sample) return await sample(world);
  const takes = call.path.includes('{') || call.query !== undefined || call.payload !== undefined;
  if (takes) throw new Error(`Add to tools/contract/samples.ts what ${nameOf(call)} is asked with`);
  return {};
}

/** A backend with the first persona who has what the call needs. */
export async function served(call: AnyCall) {
  for (const persona of PERSONA_IDS) {
    const { world, ...rest } = backend(FIRST_SITE.id, persona);
    const sample = await sampleOf(call, world);
    if (sample) return { sample, ...rest };
  }
  throw new Error(`No persona has what ${nameOf(call)} needs`);
}

export async function bodyOf(call: AnyCall, response: Response): Promise<unknown> {
  if (call.file) return response.blob();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
