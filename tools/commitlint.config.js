/** Imperatives that end like another form of a verb. */
const IMPERATIVES = /^(?:bring|embed|feed|need|seed|speed|string|\w+ss|\w+us)$/i;
/** Forms such as "Adds", "Added" and "Adding". */
const OTHER_FORMS = /^\w+(?:s|ed|ing)$/i;

function headerImperative({ header }) {
  const [first = ''] = (header ?? '').split(' ');
  const isImperative = /^[\w-]+$/.test(first) && (IMPERATIVES.test(first) || !OTHER_FORMS.test(first));
  return [
    isImperative,
    'the subject must begin with a verb in the imperative: "Add", not "Added" or "Toasts:"',
  ];
}

export default {
  plugins: [{ rules: { 'header-imperative': headerImperative } }],
  rules: {
    'header-case': [2, 'always', 'sentence-case'],
    'header-full-stop': [2, 'never', '.'],
    'header-imperative': [2, 'always'],
    'header-max-length': [2, 'always', 72],
    'header-min-length': [2, 'always', 10],
    'body-leading-blank': [2, 'always'],
  },
};
