import { describe, expect, test } from 'vitest';
import {
  folderProblems,
  routeProblems,
  textProblems,
  usedNames,
  type Catalogue,
  type TextTree,
  foreignWord,
} from './checkTexts.ts';

const USES_ALL = usedNames('words.title; words.seats; words.days[day]');

function inAll(fr: TextTree, nl: TextTree = fr, en: TextTree = fr): Catalogue[] {
  return Object.entries({ fr, nl, en }).map(([language, texts]) => ({
    language,
    namespace: 'home',
    texts,
  }));
}

function problems(catalogues: Catalogue[], source = USES_ALL): string[] {
  return textProblems(catalogues, source);
}

test('[sites/texts-in-every-language] a language without a folder and a folder without a language are named', () => {
  expect(folderProblems(['fr', 'nl'], ['fr', 'nl'])).toEqual([]);
  expect(folderProblems(['fr', 'xx'], ['fr', 'nl'])).toEqual([
    'public/locales/nl is missing',
    'public/locales/xx is not a language of LOCALES in src/sites/site.ts',
  ]);
});

describe('textProblems', () => {
  test('complete texts that are all used have none', () => {
    const texts = { title: 'Mon {{what}}', seats_one: 'Place', seats_other: '{{count}} places' };
    expect(problems(inAll(texts))).toEqual([]);
  });

  test('no texts at all is a problem, not a success', () => {
    expect(problems([])).toEqual(['public/locales has no texts']);
  });

  test('names what a language lacks, has too much or left empty', () => {
    expect(problems(inAll({ title: 'Titre' }, {}))).toEqual(['nl/home: "title" is missing']);
    expect(problems(inAll({ title: 'Titre' }, { title: 'Titel', seats: 'x' }))).toEqual([
      'nl/home: "seats" is not in fr',
    ]);
    expect(problems(inAll({ title: 'Titre' }, { title: ' ' }))).toEqual(['nl/home: "title" is empty']);
  });

  test('a namespace that a language lacks is missing key by key', () => {
    const [fr, nl] = inAll({ title: 'Titre' });
    const english: Catalogue = { language: 'en', namespace: 'other', texts: {} };
    expect(problems([fr, nl, english].filter((it) => it !== undefined))).toEqual([
      'en/home: "title" is missing',
    ]);
  });

  test('a translation interpolates what French does', () => {
    const wrong = inAll({ title: '{{name}}, bonjour' }, { title: 'Dag {{naam}}' }, { title: 'Hello' });
    expect(problems(wrong)).toEqual([
      'nl/home: "title" does not interpolate what fr does',
      'en/home: "title" does not interpolate what fr does',
    ]);
  });

  test('[sites/texts-in-every-language] a word of another language is named', () => {
    const texts = inAll({ title: 'Fermer' }, { title: 'Sluit votre venster' }, { title: 'Close' });
    expect(problems(texts)).toEqual(['nl/home: "title" has “votre”, a word of another language']);
  });

  test.each(['Prêt ?', 'Prêt?', 'Deux : trois', 'Un\u00a0; deux', 'Le « film\u202f»', 'Le «\u202ffilm »'])(
    'French keeps its punctuation with the word before it: %s',
    (title) => {
      expect(problems(inAll({ title }, { title: 'Titel' }, { title: 'Title' }))).toEqual([
        'fr/home: "title" has an ordinary space, or none, where French wants a narrow no-break one',
      ]);
    },
  );

  test.each(['Prêt\u202f?', 'Vraiment\u202f?!', 'À 20:15', 'Le «\u202ffilm\u202f»', 'https://exemple.fr'])(
    'and leaves the rest alone: %s',
    (title) => {
      expect(problems(inAll({ title }, { title: 'Klaar?' }, { title: 'Ready?' }))).toEqual([]);
    },
  );

  test('a singular may say its number in words, a plural may not', () => {
    const fr = { seats_one: '{{count}} place', seats_other: '{{count}} places' };
    expect(problems(inAll(fr, { ...fr, seats_one: 'Een stoel' }))).toEqual([]);
    expect(problems(inAll(fr, { ...fr, seats_other: 'Stoelen' }))).toHaveLength(1);
  });

  test('a plural without its other form is lonely', () => {
    expect(problems(inAll({ seats_other: '{{count}} places' }))).toEqual([
      'home: "seats" lacks its _one or its _other',
    ]);
  });

  test('text left in another language is found when it is longer than 20 characters, parameters aside', () => {
    const length21 = 'abcdefghijklmnopqrstu';
    const length31 = 'abcdefghijklmnopqrstuvwxyz01234';
    expect(problems(inAll({ title: length21 }))).toEqual([
      'nl/home: "title" is still in fr',
      'en/home: "title" is still in fr',
    ]);
    expect(problems(inAll({ title: 'Titre' }, { title: length31 }, { title: length31 }))).toEqual([
      'en/home: "title" is still in nl',
    ]);
    const name = length31.slice(1);
    expect(problems(inAll({ title: 'Titre' }, { title: name }, { title: name }))).toEqual([]);
    expect(problems(inAll({ title: length21.slice(1) }))).toEqual([]);
    expect(problems(inAll({ title: `{{name}} ${length21.slice(1)}` }))).toEqual([]);
  });

  test('a key that no source names is not used', () => {
    const texts = { form: { title: 'Titre', forgotten: 'Oublié' } };
    expect(problems(inAll(texts))).toEqual(['home: "form.forgotten" is not used']);
  });

  test('every key with the end of a key that is computed is used', () => {
    const texts = { item: { deleteOf: 'Supprimer', giveOf: 'Offrir', giveTo: 'Offrir à' } };
    expect(problems(inAll(texts), usedNames('format(words[`${action}Of`], item)'))).toEqual([
      'home: "item.giveTo" is not used',
    ]);
  });

  test('everything under an object that is read with a computed key or as a whole is used', () => {
    const texts = { days: { monday: 'lundi', more: { sunday: 'dimanche' } } };
    expect(problems(inAll(texts))).toEqual([]);
    expect(problems(inAll(texts), usedNames('Object.entries(words.days).map(f)'))).toEqual([]);
    expect(problems(inAll(texts), usedNames('words.days'))).toHaveLength(2);
  });
});

describe('usedNames', () => {
  test.each([
    ['words.title', 'title'],
    ['words?.title', 'title'],
    ["t('home.form.title')", 'title'],
    ["t('home:title')", 'title'],
    ['text("title")', 'title'],
    ['const { title, body } = words;', 'title'],
    ["import { title as fr } from '../locales/fr/home.json';", 'title'],
    ['function Card({ title }: Props) {', 'title'],
  ])('%s names %s', (source, name) => {
    expect(usedNames(source).names).toContain(name);
  });

  test.each(['const title = 1;', '// the title', "import { title } from './title.ts'", '<p>{title}</p>'])(
    '%s does not name title',
    (source) => {
      expect(usedNames(source).names).not.toContain('title');
    },
  );
});

test.each([
  ['fr', 'Fermer the window', 'the'],
  ['fr', 'Votre pas is geen abonnement', 'geen'],
  ['nl', 'Kies votre bioscoop', 'votre'],
  ['nl', 'Please kies een bioscoop', 'Please'],
  ['en', 'Une erreur', 'Une'],
  ['en', 'Je hebt geen tickets', 'geen'],
])('[sites/texts-in-every-language] in %s, "%s" has a word of another language', (language, text, word) => {
  expect(foreignWord(language, text)).toBe(word);
});

test.each([
  ['fr', 'Vos billets sont dans votre téléphone.'],
  ['fr', 'Comme « de » ou « van der ».'],
  ['nl', 'Met een pas ga je zo vaak als je wilt.'],
  ['en', 'Such as ‘de’ or ‘van der’.'],
  ['de', 'Die Vorteile des Abonnements'],
  ['en', 'A hat-trick: another, thesis, destination'],
])('[sites/texts-in-every-language] in %s, "%s" has none', (language, text) => {
  expect(foreignWord(language, text)).toBeUndefined();
});

test('[shell/account-goodies-link] a route that is translated as no page is a problem', () => {
  const routes = (goodies: string) => [
    {
      language: 'nl',
      namespace: 'routes',
      texts: { home: '/', tickets: 'tickets', goodies, cards: 'advantages' },
    },
  ];
  expect(routeProblems(routes('vouchers'))).toEqual([]);
  expect(routeProblems(routes('Vouchers'))).toEqual(['nl/routes.json, goodies: there is no page "Vouchers"']);
});
