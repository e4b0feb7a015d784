import { ours, sometimes, type Notes, type AreaNotes } from '../notes.ts';

const QUESTIONS: Notes = {
  '': { note: 'Frequent questions.', name: 'Questions' },
  questions: 'In the order of the page.',
  'questions[]': { note: 'A question and its answer.', name: 'Question' },
  'questions[].id': sometimes('Id of the question.'),
  'questions[].question': 'The question, in the language of the call.',
  'questions[].answer': 'The answer, in the language of the call.',
};

function messageNotes(at: string): Notes {
  const field = (name: string): string => (at === '' ? name : `${at}.${name}`);
  return {
    [at]: { note: 'A message of a case.', name: 'Message' },
    [field('id')]: 'Id of the message. One without an id is left out.',
    [field('body')]: 'The text.',
    [field('createdAt')]: { note: 'When it was written.', unit: 'instant' },
    [field('received')]: 'The cinema wrote it. Otherwise the customer did.',
  };
}

function caseNotes(at: string): Notes {
  const field = (name: string): string => (at === '' ? name : `${at}.${name}`);
  return {
    [at]: { note: 'A support case.', name: 'Case' },
    [field('id')]: 'Id of the case. One without an id is left out.',
    [field('subject')]: 'The subject.',
    [field('number')]: 'Number, as the customer knows it.',
    [field('createdAt')]: { note: 'When it was opened.', unit: 'instant' },
    [field('closed')]: 'A closed case takes no message.',
    [field('description')]: 'What the customer wrote first.',
    [field('messages')]: 'In any order.',
    ...messageNotes(field('messages[]')),
    [field('attachments')]: ours('The files that came with it.', 'The conversation names no files.'),
    [field('attachments[]')]: { note: 'A file of a case.', name: 'CaseFile' },
    [field('attachments[].name')]: { note: 'Name of the file.', schema: { minLength: 1 } },
  };
}

export const SUPPORT: AreaNotes = {
  'GET /api/faq/data': {
    summary: 'Themes, sub-themes and reasons of the contact form',
    about: 'The names of the fields are ours: the specification says “themes, sub-themes, reasons”.',
    answer: {
      '': { note: 'Choices of the contact form.', name: 'HelpData' },
      themes: 'In the order of the form. Without them the form cannot be sent.',
      'themes[]': { note: 'A theme, the `type` of a case.', name: 'Theme' },
      'themes[].id': { note: 'Id, which the case carries.', schema: { minLength: 1 } },
      'themes[].label': 'Text in the language of the call.',
      'themes[].subThemes': ours('Its topics.', 'The theme has no topics.'),
      'themes[].subThemes[]': { note: 'A sub-theme, the `topic` of a case.', name: 'SubTheme' },
      'themes[].subThemes[].id': { note: 'Id, which the case carries.', schema: { minLength: 1 } },
      'themes[].subThemes[].label': 'Text in the language of the call.',
      'themes[].subThemes[].reasons': sometimes('Its reasons.'),
      'themes[].subThemes[].reasons[]': { note: 'A reason.', name: 'CaseReason' },
      'themes[].subThemes[].reasons[].id': { note: 'Id, which the case carries.', schema: { minLength: 1 } },
      'themes[].subThemes[].reasons[].label': 'Text in the language of the call.',
    },
  },
  'GET /api/faq/topic/{id}': {
    summary: 'Frequent questions about a topic',
    params: { id: 'Id of the sub-theme.' },
    answer: QUESTIONS,
    refusals: { 404: 'There is no such topic.' },
  },
  'GET /api/cms/1.7.0/help-center/faq': {
    summary: 'The most frequent questions',
    answer: QUESTIONS,
  },
  'GET /api/accounts/me/case': {
    summary: 'The support cases',
    answer: { '': 'In any order.', ...caseNotes('[]') },
  },
  'POST /api/accounts/me/case': {
    summary: 'Opens a case',
    about: 'A form with files. `attachments` is repeated, once for each file.',
    answer: caseNotes(''),
    payload: {
      type: 'Id of the theme.',
      topic: 'Id of the sub-theme.',
      reason: 'Id of the reason.',
      subject: 'The subject.',
      description: 'What the customer wrote.',
      cinema: 'Id of a cinema.',
      attachments: 'Pictures and PDF files.',
      'attachments[]': 'A file.',
    },
    refusals: { 422: 'A file is not accepted. A message is shown to the customer.' },
  },
  'PATCH /api/accounts/me/case/{id}': {
    summary: 'Closes a case',
    params: { id: 'Id of the case.' },
    payload: { closed: '`true`.' },
    answer: caseNotes(''),
    refusals: { 404: 'There is no such case.' },
  },
  'POST /api/accounts/me/case/{id}/comment': {
    summary: 'Adds a message to a case',
    params: { id: 'Id of the case.' },
    payload: { body: 'The text.' },
    answer: messageNotes(''),
    refusals: { 404: 'There is no such case.', 409: 'The case is closed.' },
  },
};
