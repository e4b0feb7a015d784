import * as v from 'valibot';
import { isListed } from '#embedding/origins.ts';
import { TO_PAGE } from './messageSchemas.ts';

/** A message event, as far as the page looks at it. */
export interface Arrived {
  isFromParent: boolean;
  origin: string;
  data: unknown;
}

export interface Verdict {
  /** A page of the account acts on the message. */
  isTaken: boolean;
  /** What is not as docs/app-bridge/messages.schema.json and the environment say. */
  problems: string[];
}

/** @param parents origins that the environment trusts */
export function verdictOn({ isFromParent, origin, data }: Arrived, parents: readonly string[]): Verdict {
  const sender = [
    ...(isFromParent ? [] : ['It does not come from the parent window.']),
    ...(isListed(origin, parents)
      ? []
      : [`The origin ${origin} is not among the parents: ${parents.join(', ') || 'there are none'}.`]),
  ];
  const type = typeOf(data);
  return {
    isTaken: sender.length === 0 && type !== undefined,
    problems: [...sender, ...shapeProblems(type, data)],
  };
}

type ToPage = keyof typeof TO_PAGE;
const TYPES = Object.keys(TO_PAGE) as ToPage[];

function typeOf(data: unknown): ToPage | undefined {
  const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined;
  return TYPES.find((one) => one === type);
}

function shapeProblems(type: ToPage | undefined, data: unknown): string[] {
  if (type === undefined) return [`Its type is none of ${TYPES.join(', ')}: the page ignores it.`];
  const parsed = v.safeParse(TO_PAGE[type], data);
  return (parsed.issues ?? []).map((issue) => `${v.getDotPath(issue) ?? 'The message'}: ${issue.message}.`);
}

/** In characters. */
const LONGEST = 300;

/** A message as text. It may be anything that a window can send, such as an object that contains itself. */
export function printed(data: unknown): string {
  try {
    // The types say that it always gives a text. For a function it gives none.
    const text = JSON.stringify(data) as string | undefined;
    return (text ?? typeof data).slice(0, LONGEST);
  } catch {
    return 'a value that is not JSON';
  }
}
