import { plain } from '#i18n/plain.ts';
import type { Case, Message } from './contract.ts';

/** Newest first, by instant. A case without a date comes last. */
export function newestFirst(cases: readonly Case[]): Case[] {
  return [...cases].sort((a, b) => instant(b.createdAt) - instant(a.createdAt));
}

/**
 * All messages in the order of time. The description of the case comes first, as a message of the customer with the
 * files that came with it.
 */
export function conversation({ id, description, createdAt, messages, attachments }: Case): Message[] {
  const said = [...messages].sort((a, b) => instant(a.createdAt) - instant(b.createdAt));
  const files = attachments.map(({ name }) => name);
  if (description.trim() === '' && files.length === 0) return said;
  return [{ id: `${id}#description`, body: description, createdAt, received: false, files }, ...said];
}

/**
 * The id of the last message in an open case, where the cinema wrote it. Undefined where the customer wrote the last
 * message.
 */
export function latestAnswer(one: Case): string | undefined {
  const last = conversation(one).at(-1);
  return !one.closed && last?.received ? last.id : undefined;
}

/** @param read by case id, the id of the last answer that the customer has seen */
export function isUnread(one: Case, read: Readonly<Record<string, string>>): boolean {
  const latest = latestAnswer(one);
  return latest !== undefined && read[one.id] !== latest;
}

/** Compares texts without their outer blanks and kinds of line end: forms send `\r\n`. */
export function sameText(one: string, other: string): boolean {
  return plain(one, 'lines') === plain(other, 'lines');
}

function instant(iso: string): number {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? 0 : at;
}
