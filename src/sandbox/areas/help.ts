import { getHelpCentreFaq, getHelpData, getTopicFaq } from '#areas/support/contract.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import { FAQ, POPULAR } from './helpFaq.ts';
import { THEMES } from './helpThemes.ts';

export function serveHelp(sandbox: Sandbox): void {
  serve(sandbox, getHelpData, ({ language }) => ({
    themes: THEMES.map((theme) => ({
      ...labelled(theme, language),
      subThemes: theme.subThemes.map((subTheme) => ({
        ...labelled(subTheme, language),
        reasons: subTheme.reasons.map((reason) => labelled(reason, language)),
      })),
    })),
  }));

  serve(sandbox, getTopicFaq, ({ params, language }) => {
    if (!THEMES.some(({ subThemes }) => subThemes.some(({ id }) => id === params.id)))
      throw new Refusal(404, { code: 'topic', message: 'No such topic' });
    return { questions: questions(({ topic }) => topic === params.id, language) };
  });

  serve(sandbox, getHelpCentreFaq, ({ language }) => ({
    questions: questions(({ id }) => POPULAR.includes(id), language),
  }));
}

function questions(isWanted: (entry: (typeof FAQ)[number]) => boolean, language: Language) {
  return FAQ.filter(isWanted).map(({ id, texts }) => {
    const [question, answer] = inLanguage(texts, language);
    return { id, question, answer };
  });
}

function labelled({ id, label }: { id: string; label: ByLanguage<string> }, language: Language) {
  return { id, label: inLanguage(label, language) };
}
