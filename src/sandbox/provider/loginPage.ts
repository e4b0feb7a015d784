import { inLanguage } from '../choose.ts';
import type { Persona, ProviderClient } from './interfaces.ts';
import type { LinkedIdentity } from './linkedIdentities.ts';
import { escape, type Page } from './page.ts';
import { PAGE_TEXTS } from './pageTexts.ts';
import type { Language } from '#sites/site.ts';

export interface LoginPage {
  language: Language;
  personas: readonly Persona[];
  /** The value of the e-mail field. */
  mail: string;
  problem: 'none' | 'credentials';
}

export function loginPage({ language, personas, mail, problem }: LoginPage): Pick<Page, 'title' | 'main'> {
  const texts = inLanguage(PAGE_TEXTS, language);
  const wrong = problem === 'credentials';
  // Three forms: Enter in a field must submit that field's form, not the first persona.
  return {
    title: texts.signIn,
    main: `<p class="soft">${escape(texts.sandbox)}</p>
<section aria-labelledby="personas">
<h2 id="personas">${escape(texts.personas)}</h2>
<form method="post"><ul>
${personas.map(personaButton).join('\n')}
</ul></form>
</section>
<section aria-labelledby="credentials">
<h2 id="credentials">${escape(texts.credentials)}</h2>
<form method="post" class="form">
${wrong ? `<p role="alert" id="wrong">${escape(texts.wrong)}</p>` : ''}
<label>${escape(texts.mail)}
<input name="username" type="email" autocomplete="username" required value="${escape(mail)}"></label>
<label>${escape(texts.password)}
<input name="password" type="password" autocomplete="current-password" required${
      wrong ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''
    }></label>
<button type="submit" class="primary" name="action" value="default">${escape(texts.submit)}</button>
</form>
</section>
${cancelSection(texts.cancel)}`,
  };
}

/** The page in the popup that links an identity: the account at the other provider is known, and confirms. */
export function linkingPage(
  { site: { brand } }: ProviderClient,
  language: Language,
  identity: LinkedIdentity,
): Pick<Page, 'title' | 'main'> {
  const texts = inLanguage(PAGE_TEXTS, language);
  return {
    title: texts.link(identity.provider),
    main: `<p class="soft">${escape(texts.linkIntro(identity.provider, brand))}</p>
<form method="post" class="form">
<button type="submit" class="primary" name="action" value="default">${escape(texts.continueAs(identity.name))}</button>
</form>
${cancelSection(texts.cancel)}`,
  };
}

function personaButton({ id, name, line }: Persona): string {
  return `<li><button type="submit" name="persona" value="${escape(id)}"><strong>${escape(name)}</strong> <span>${escape(line)}</span></button></li>`;
}

function cancelSection(label: string): string {
  return `<section><form method="post" class="form">
<button type="submit" class="quiet" name="action" value="cancel">${escape(label)}</button>
</form></section>`;
}
