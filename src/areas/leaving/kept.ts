import { writeEntry } from '#platform/platform.ts';
import { declarationOf, type Declaration } from './rules.ts';
import type { Receipt } from './sent.ts';

/** The parts of the page, one at a time. */
const STEPS = ['form', 'check', 'done'] as const;
export type Step = (typeof STEPS)[number];

/**
 * What this history entry is about. It is kept in `history.state`, where a reload, Back and the switch of the language
 * find it and no address, log or other tab does.
 */
export interface Kept {
  step: Step;
  declaration: Declaration;
  requestId: string;
  receipt?: Receipt;
}

/** What this document has written itself: a browser may drop entries, and each of them is opened as a document. */
let written: Kept | undefined;

export function keep(next: Kept | undefined, how?: 'push'): void {
  written = next;
  writeEntry(next ? { ...history.state, ...next } : {}, undefined, how);
}

/** What the history entry holds. Whoever wrote it, it counts only where it is complete. */
export function kept(): Kept | undefined {
  const state: unknown = written ?? history.state;
  const step = STEPS.find((one) => one === field(state, 'step'));
  const declaration = field(state, 'declaration');
  const requestId = field(state, 'requestId');
  if (!step || typeof requestId !== 'string') return undefined;
  const read = { declaration: declarationOf((name) => field(declaration, name)), requestId };
  const at = field(field(state, 'receipt'), 'at');
  const reference = field(field(state, 'receipt'), 'reference');
  if (typeof at === 'number' && typeof reference === 'string')
    return { ...read, step, receipt: { at, reference } };
  return { ...read, step: step === 'done' ? 'form' : step };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
