import { FILES } from 'virtual:credential-dialog-texts';
import type dialogs from '#locales/fr/credentialDialogs.json';
import type words from '#locales/fr/credentials.json';
import type { Language } from '#sites/site.ts';

export type CredentialsWords = (typeof words)['island'];

export type DialogWords = typeof dialogs;

/** The texts that show once a button has been pressed. They would be too much for the profile's HTML. */
export async function dialogWords(language: Language): Promise<DialogWords> {
  const file = await FILES[language]();
  return file.default;
}
