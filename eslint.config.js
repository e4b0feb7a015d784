import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**/*.ts'];
/** Code that runs in Node and may print, wait and read the clock. */
const NODE = [
  'tools/**',
  'src/export/**',
  'src/sandbox/**',
  'tests/**',
  '**/*.test.{ts,tsx}',
  '*.{js,mjs,cjs,ts}',
];
const PLATFORM = ['src/platform/**'];

/* A later block of flat configuration replaces a rule's options: each list below is built from these parts. */

const EVERYWHERE = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses style attributes: use a class.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text is text: nothing from outside is rendered as HTML.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    message: 'Text is text: set textContent, or build elements.',
  },
  {
    selector: 'CallExpression[callee.property.name="insertAdjacentHTML"]',
    message: 'Text is text: set textContent, or build elements.',
  },
  {
    // A data block is the exception: it does not run, and JSON with every < escaped cannot end it.
    selector:
      'JSXOpeningElement[name.name!="script"] > JSXAttribute[name.namespace.name="set"][name.name.name="html"]',
    message: 'Text is text: nothing from outside is rendered as HTML.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  { selector: 'TSEnumDeclaration', message: 'Node strips types only: use a union of strings.' },
  { selector: 'MemberExpression[property.name=/^aria[A-Z]/]', message: 'Firefox has it since 119 only.' },
];
const ROOT = '[object.property.name=/^(documentElement|body)$/]';
const WRITTEN = 'AssignmentExpression > .left, UnaryExpression[operator="delete"] > .argument';
/** What a translator, an extension or a host may have written is never read back. */
const READ_BACK = [
  `MemberExpression[property.name=/^(lang|dir|className|title)$/]:matches(${ROOT}, [object.name="document"]):not(${WRITTEN})`,
  `MemberExpression[object.property.name="dataset"][object.object.property.name=/^(documentElement|body)$/]:not(${WRITTEN})`,
  'VariableDeclarator[init.property.name=/^(documentElement|body)$/] > ObjectPattern > Property[key.name=/^(dataset|lang|dir|className|title)$/]',
  'VariableDeclarator[init.property.name="dataset"][init.object.property.name=/^(documentElement|body)$/]',
  'CallExpression[callee.property.name=/^(get|has)Attribute$/][arguments.0.value=/^(lang|dir|translate|title)$/]',
  'CallExpression[callee.property.name=/^((get|has)Attribute|matches|contains)$/][callee.object.property.name=/^(documentElement|body)$/]',
  'CallExpression[callee.property.name="contains"][callee.object.property.name="classList"][callee.object.object.property.name=/^(documentElement|body)$/]',
  `CallExpression[callee.property.name=/^(querySelector(All)?|closest|matches)$/] :matches(Literal[value=/\\[lang\\b|(html|:root|body)\\[/], TemplateElement[value.raw=/\\[lang\\b|(html|:root|body)\\[/])`,
  `MemberExpression[property.name=/^(textContent|innerText|selectedOptions)$/]:not(${WRITTEN})`,
].map((selector) => ({
  selector,
  message: 'Translators, extensions and hosts write here: ask #platform/rootData.ts, a prop or a value.',
}));
const ROOT_DATA = {
  selector: 'MemberExpression[property.name="dataset"][object.property.name="documentElement"]',
  message: 'What <html> carries is written by #platform/rootData.ts.',
};
const HINT_OF_NETWORK = {
  selector: 'Identifier[name="onLine"]',
  message: 'What the browser says of the network is a hint: #offline/connection.ts asks.',
};
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'A named export keeps one name everywhere; only pages and tools’ configuration need a default.',
};
const PURE = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'A rule has no clock: take the time as a value.',
  },
];
const OF_TESTS = [
  ...EVERYWHERE,
  DEFAULT_EXPORT,
  {
    selector: 'MemberExpression[property.name=/^(only|skip|todo|fixme|fails|waitForTimeout)$/]',
    message: 'Every test runs, and none waits for time to pass.',
  },
  {
    selector: 'MemberExpression[object.name="vi"][property.name=/^wait(For|Until)$/]',
    message:
      'It gives up after a second, which a busy machine takes: expect.poll has the time of the settings.',
  },
  {
    selector: 'Literal[value="networkidle"]',
    message: 'Wait for data-ready: a quiet network proves nothing.',
  },
];
const DELAYS = [
  {
    selector: 'Property[key.name="delayMs"]:not([value.value=0])',
    message:
      'A test that acts during a delay races the machine: hold the answer and release it. See `late` as well.',
  },
];
const ACT =
  'ExpressionStatement:has(> AwaitExpression > CallExpression[callee.property.name=/^(click|press|tap|check)$/])';
const GO =
  'ExpressionStatement:has(> AwaitExpression > CallExpression[callee.property.name=/^(goto|reload|goBack)$/])';
const ADDRESS = 'CallExpression[callee.object.name="page"][callee.property.name="url"]';
const NOTHING =
  ':matches([callee.property.name="toHaveLength"][arguments.0.value=0], [callee.property.name="toEqual"]:has(> ArrayExpression[elements.length=0]))';
const CALL_READ_ONCE = {
  selector: `CallExpression[callee.property.name=/^to/]:not(${NOTHING}) > MemberExpression > CallExpression[callee.name="expect"] CallExpression[callee.property.name=/^(calls|bodies)$/]`,
  message: 'A call may still be on its way: expect.poll waits for it.',
};
const RACES = [
  {
    selector: `${ACT} + ${GO}`,
    message: 'What the act began may still be under way: wait for what it shows before leaving the page.',
  },
  {
    selector: `CallExpression[callee.name="expect"] > ${ADDRESS}, CallExpression[callee.name="expect"] NewExpression > ${ADDRESS}, ExpressionStatement > AwaitExpression > CallExpression[callee.property.name=/^waitFor(Request|Response)$/]`,
    message: 'Too early, or too late: wait with expect(page).toHaveURL, or from before the act.',
  },
  CALL_READ_ONCE,
  {
    selector:
      'Program:has(> ImportDeclaration[source.value="#tests/support/shared.ts"]) MemberExpression[property.name="clock"]',
    message: 'A clock once set stays with its context: take the test from tests/support/test.ts.',
  },
];
/*
 * Playwright runs a test where its tags say, and takes any word of a title that begins with @ for a tag. A title may end
 * with the tag of the night, which keeps the head of the test on one line.
 */
const TAG_VALUE = 'Property[key.name="tag"] > .value';
const LISTS = ':matches(ArrayExpression, ConditionalExpression)';
const TAGS = [
  {
    selector: `:matches(${TAG_VALUE}, ${TAG_VALUE}${LISTS} > *, ${TAG_VALUE}${LISTS} > ${LISTS} > *):not(${LISTS}, .test, MemberExpression[object.name="TAG"])`,
    message: 'No project knows this tag: take one from tests/support/tags.ts.',
  },
  {
    selector:
      'CallExpression[callee.name="test"] > Literal[value=/@(?!nightly$)/], ' +
      'CallExpression[callee.name="test"] > TemplateLiteral > TemplateElement[value.raw=/@(?!nightly$)/]',
    message: 'Playwright reads @ in a title as a tag: give the test one from tests/support/tags.ts.',
  },
];

const BARE_STORE = {
  name: '@nanostores/react',
  message: 'Use #ui/useStore.ts: the bare hook breaks hydration when a store changed before the island came.',
};
const EFFECTS = {
  name: 'react',
  importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  message: 'Stores load and act; effects on the page have their hooks in src/ui.',
};

const SANDBOX = { regex: '^#sandbox/', message: 'The stand-in backend does not ship.' };
const START = { regex: '^#start/', message: 'Only a layout starts a page.' };
/** @param but a lookahead for the area's own files */
const otherAreas = (but) => ({
  regex: `^(#areas/${but}|\\.\\./)`,
  message: 'What two areas share moves to account.',
});
const AREAS = readdirSync(`${import.meta.dirname}/src/areas`);

const STORAGE_GLOBALS = ['localStorage', 'sessionStorage', 'indexedDB'];
const BROWSER_GLOBALS = ['document', 'window', 'navigator', 'location', 'history', 'fetch', 'crypto'];
const inject = 'Time, storage and random come from #platform/platform.ts.';
const INJECTED_PROPERTIES = [
  { object: 'Date', property: 'now', message: inject },
  { object: 'performance', property: 'now', message: inject },
  { object: 'document', property: 'cookie', message: inject },
  { object: 'window', property: 'localStorage', message: inject },
  { object: 'window', property: 'sessionStorage', message: inject },
];

export default defineConfig(
  // The peers follow the conventions of their own frameworks, and have their own dependencies.
  globalIgnores(['dist/', '.astro/', 'test-results/', 'coverage/', 'tools/bench/peers/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Fakes, handlers and steps implement an interface of promises without an await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  {
    // The scripts of .astro files. TypeScript's project does not have them; with types their linting fails in silence.
    files: ['**/*.astro/*.ts'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict, reactHooks.configs.flat.recommended],
  },
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 400 }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        ...READ_BACK,
        ROOT_DATA,
        HINT_OF_NETWORK,
        DEFAULT_EXPORT,
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    rules: {
      'no-restricted-imports': ['error', { paths: [BARE_STORE, EFFECTS] }],
      'no-restricted-globals': ['error', ...STORAGE_GLOBALS.map((name) => ({ name, message: inject }))],
      'no-restricted-properties': ['error', ...INJECTED_PROPERTIES],
    },
  },
  {
    // For the browsers of package.json's `browserslist`: one plugin knows globals, the other methods and syntax.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'src/{export,sandbox,gallery,bridgeCheck}/**', 'src/**/testing/**'],
    extends: [
      compat.configs['flat/recommended'],
      ...[2023, 2024, 2025, 2026].map((year) => es.configs[`flat/no-new-in-es${year}`]),
    ],
    rules: {
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
      // Safari 16.4.
      'es-x/no-class-static-block': 'error',
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
  {
    // Texts come from customers and servers, of any length: no expression goes back over what it has read.
    files: ['src/**/*.{ts,tsx,astro}', 'src/**/*.astro/*.ts', 'deploy/**/*.js'],
    // The plugin cannot read plain.ts, whose test measures its expressions.
    ignores: [...TESTS, 'src/i18n/plain.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/ui/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [BARE_STORE] }] },
  },
  {
    files: ['src/ui/useStore.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/rules.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, DEFAULT_EXPORT, ...PURE],
      'no-restricted-globals': ['error', ...STORAGE_GLOBALS, ...BROWSER_GLOBALS],
      'no-restricted-properties': ['error', ...INJECTED_PROPERTIES, { object: 'Math', property: 'random' }],
    },
  },
  // dependency-cruiser does not read .astro files: its rules for areas and the sandbox are repeated here.
  {
    files: ['src/**/*.astro', 'src/**/*.astro/*'],
    rules: {
      'no-restricted-imports': ['error', { paths: [BARE_STORE, EFFECTS], patterns: [SANDBOX, START] }],
    },
  },
  {
    files: ['src/layouts/**/*.astro', 'src/layouts/**/*.astro/*'],
    rules: { 'no-restricted-imports': ['error', { paths: [BARE_STORE, EFFECTS], patterns: [SANDBOX] }] },
  },
  {
    files: ['src/ui/**/*.astro', 'src/ui/**/*.astro/*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [BARE_STORE, EFFECTS], patterns: [SANDBOX, START, otherAreas('')] },
      ],
    },
  },
  ...AREAS.map((area) => ({
    files: [`src/areas/${area}/**/*.astro`, `src/areas/${area}/**/*.astro/*`],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [BARE_STORE, EFFECTS], patterns: [SANDBOX, START, otherAreas(`(?!${area}/)`)] },
      ],
    },
  })),
  {
    // `rootData.ts`, and the two scripts in the HTML of each page, which import no code so that no file can be missing.
    files: ['src/platform/{rootData,goneScripts}.ts', 'src/embedding/markHosted.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...READ_BACK, HINT_OF_NETWORK, DEFAULT_EXPORT],
    },
  },
  {
    // The one module that takes the hint.
    files: ['src/offline/connection.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...EVERYWHERE, ...READ_BACK, ROOT_DATA, DEFAULT_EXPORT],
    },
  },
  {
    files: [...PLATFORM, ...NODE],
    rules: { 'no-console': 'off', 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: TESTS,
    rules: {
      'no-restricted-syntax': ['error', ...OF_TESTS],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...OF_TESTS, ...TAGS] },
  },
  {
    files: ['tests/**/*.ts'],
    ignores: ['tests/contract/**', 'tests/component/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // Helpers expect for a test, and a table of cases says with a condition what differs.
      'playwright/expect-expect': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-standalone-expect': 'off',
      // TAG has the tags, and Prettier the blank lines.
      'playwright/valid-test-tags': 'off',
      'playwright/consistent-spacing-between-blocks': 'off',
      'playwright/prefer-hooks-in-order': 'off',
    },
  },
  {
    files: ['**/*.browser.test.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...OF_TESTS, ...DELAYS, CALL_READ_ONCE],
    },
  },
  {
    files: ['tests/{browser,accessibility}/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...OF_TESTS, ...TAGS, ...DELAYS, ...RACES],
    },
  },
  {
    // Tools ask for a default export here.
    files: [
      '*.{js,mjs,cjs,ts}',
      'src/pages/**/*.ts',
      'tests/support/unlistedCalls.ts',
      '{tests,tools}/**/*.config.{ts,js,mjs}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', module: 'writable' },
    },
  },
  {
    // CloudFront calls the function by its name.
    files: ['deploy/aws/directoryIndex.js'],
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^handler$' }] },
  },
);
