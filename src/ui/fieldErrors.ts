import type { FieldWords, Problem } from './fieldProblem.ts';

/** The field finds the words for a `problem`. A `message` comes from the server or from `setCustomValidity`. */
export type FieldError = { problem: Problem } | { message: string };

/** Errors by field name, in the order of the page. */
export type FieldErrors = Record<string, FieldError>;

export function errorText(error: FieldError, words: Partial<FieldWords>): string | undefined {
  return 'message' in error ? error.message : words[error.problem];
}

export function serverErrors(messages: Record<string, string> = {}): FieldErrors {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { message }]));
}

/**
 * The shown errors that remain after an edit. A correction removes an error at once, typing never adds one, and a
 * message stays until its own field is edited.
 */
export function remainingErrors(shown: FieldErrors, now: FieldErrors, edited: string): FieldErrors {
  const remaining: FieldErrors = {};
  for (const [name, error] of Object.entries(shown)) {
    const left = now[name] ?? ('message' in error && name !== edited ? error : undefined);
    if (left) remaining[name] = left;
  }
  return remaining;
}

export function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
