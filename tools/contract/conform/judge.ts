import type { Operation } from '../document.ts';
import type { Schema } from '../notes.ts';
import { validator, type Difference } from '../validator.ts';
import { consequence } from './consequence.ts';
import { fieldsOf, unreadFields } from './fields.ts';

export type Verdict = 'conforms' | 'differs' | 'missing' | 'not asked';

export interface Finding extends Difference {
  /** What a customer would see. */
  page: string;
}

export interface Judgement {
  verdict: Verdict;
  findings: Finding[];
  /** Fields that came and are not read, perhaps because they have another name in the contract. */
  unread: string[];
}

export interface Answered {
  status: number;
  contentType: string;
  bytes: Uint8Array;
}

const NOT_LOADED = 'The page says that it cannot load this, and offers to try again.';

/** Compares one answer with the published contract. */
export function judge(documents: { sent: Schema; survived: Schema }) {
  const differences = validator(documents.sent);
  const failures = validator(documents.survived);

  return function judged(operation: Operation, answered: Answered): Judgement {
    const { status } = answered;
    if (status >= 400) return refused(operation, answered);
    if (operation.isFile) return file(operation, answered);
    if (!operation.isRead) return found([]);
    const text = readText(answered);
    if (typeof text !== 'string') return found([text]);
    const body = parsed(text);
    if (body === UNREADABLE) return found([odd('the body', 'JSON', short(text), NOT_LOADED)]);
    return compared(operation, status, body);
  };

  /** No body counts as `null`, which the contract takes where it takes no body. */
  function compared(operation: Operation, status: number, body: unknown): Judgement {
    const { method, path } = operation;
    const refused = failures(method, path, 200, body);
    const isRefused = refused.length > 0;
    const fields = fieldsOf(documents.sent, operation.name);
    const told = [...differences(method, path, 200, body), ...smallAmounts(fields, body)];
    // All fields of the answer may be missing, but not all of them where others came.
    if (told.length === 0) told.push(...refused);
    if (status === 204 && told.length > 0)
      told.splice(0, told.length, { where: 'the status', expected: '200', got: '204' });
    return {
      ...found(told.map((one) => ({ ...one, page: isRefused ? NOT_LOADED : consequence(fields, one) }))),
      unread: unreadFields(fields, body),
    };
  }

  function refused(operation: Operation, { status, contentType, bytes }: Answered): Judgement {
    const body = contentType.includes('json') ? parsed(new TextDecoder().decode(bytes)) : UNREADABLE;
    const isListed = operation.refusals.includes(String(status));
    const reasons = body === UNREADABLE ? [] : differences(operation.method, operation.path, status, body);
    if (body === UNREADABLE && [404, 405, 501].includes(status)) return { ...found([]), verdict: 'missing' };
    if (!isListed) return found([odd('the status', '200', String(status), NOT_LOADED)]);
    if (body === UNREADABLE || reasons.length > 0)
      return found([
        odd(
          'the refusal',
          'a code and a message',
          short(new TextDecoder().decode(bytes)),
          'The page cannot say why.',
        ),
      ]);
    return found([]);
  }
}

function file(operation: Operation, { contentType, bytes }: Answered): Judgement {
  const expected = operation.path.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
  const type = contentType.split(';')[0]?.trim() ?? '';
  if (type !== expected) return found([odd('the content type', expected, type || 'nothing', NOT_LOADED)]);
  return found(bytes.length > 0 ? [] : [odd('the file', 'a file', 'nothing', NOT_LOADED)]);
}

/** The text of an answer, or what keeps the client from reading it. */
function readText({ contentType, bytes }: Answered): string | Finding {
  if (bytes.length > 0 && !contentType.includes('json'))
    return odd(
      'the content type',
      'application/json',
      contentType || 'nothing',
      'The page reads the body all the same, if it is JSON.',
    );
  const charset = /charset=([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  const wrong = odd('the character set', 'UTF-8', charset, 'Letters with accents are shown as other signs.');
  if (!/^utf-?8$/i.test(charset)) return wrong;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { ...wrong, got: 'bytes that are not UTF-8' };
  }
}

const UNREADABLE = Symbol('unreadable');

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}

/** The smallest amount that is an amount of cents without a doubt. */
const ONE_EURO = 100;

/** A whole number of euros is a valid number of cents: only its size tells. */
function smallAmounts(fields: ReturnType<typeof fieldsOf>, body: unknown): Difference[] {
  return fields
    .valuesOf(body)
    .filter(({ field, value }) => field?.['x-unit'] === 'cents' && isSmall(value))
    .map(({ where, value }) => ({ where, expected: 'cents', got: `${String(value)}, which may be euros` }));
}

function isSmall(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value !== 0 && Math.abs(value) < ONE_EURO;
}

function odd(where: string, expected: string, got: string, page: string): Finding {
  return { where, expected, got, page };
}

function found(findings: Finding[]): Judgement {
  return { verdict: findings.length > 0 ? 'differs' : 'conforms', findings, unread: [] };
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)} …` : text || 'nothing';
}
