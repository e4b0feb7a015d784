import type { Case, Message } from './contract.ts';

/** By instant, the newest first (SP-35); one without a date comes last. */
export function newestFirst(cases: readonly Case[]): Case[] {
  return cases.toSorted((a, b) => instant(b.createdAt) - instant(a.createdAt));
}

/** What was said, in its order, with what the case began with as the customer's first word (M-06). */
export function conversation({ id, description, createdAt, messages }: Case): Message[] {
  const said = messages.toSorted((a, b) => instant(a.createdAt) - instant(b.createdAt));
  if (description.trim() === '') return said;
  return [{ id: `${id}#description`, body: description, createdAt, received: false }, ...said];
}

/** The id of the cinema's answer that stands last in an open case; none where the customer has had the last word. */
export function latestAnswer(one: Case): string | undefined {
  const last = conversation(one).at(-1);
  return !one.closed && last?.received ? last.id : undefined;
}

/** @param read per case, the id of the last answer that the customer has seen */
export function isUnread(one: Case, read: Readonly<Record<string, string>>): boolean {
  const latest = latestAnswer(one);
  return latest !== undefined && read[one.id] !== latest;
}

/** The same words, whatever line ends and outer blanks have become on the way; forms send `\r\n`. */
export function sameText(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

function instant(iso: string): number {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? 0 : at;
}
