import type { Breakage } from './breakage.ts';

const PROFILE = 'src/areas/profile/Profile.browser.test.tsx';

/** Rooms about the customer: details, sign-ins, consents and interests. */
export const PERSON: readonly Breakage[] = [
  {
    name: 'whole-profile-sent',
    promise: 'profile/only-changed-fields-sent',
    file: 'src/areas/profile/store.ts',
    find: 'const outcome = await saveUser.run(change);',
    replace: 'const outcome = await saveUser.run(edited);',
    test: {
      file: PROFILE,
      title: 'changes alone are sent, and the account is reloaded past the cache as the new baseline',
    },
  },
  {
    name: 'unchanged-profile-sent',
    promise: 'profile/save-only-when-changed',
    file: 'src/areas/profile/store.ts',
    find: "if (Object.keys(change).length === 0) return { kind: 'unchanged' };",
    replace: '',
    test: {
      file: PROFILE,
      title: 'without a change, or with one that is undone, nothing is sent, and the page says so',
    },
  },
  {
    name: 'sir-and-madam-mixed-up',
    promise: 'entities/gender-mr',
    file: 'src/account/user/fields.ts',
    find: "mr: 'civ-mr', ms: 'civ-mm',",
    replace: "mr: 'civ-mm', ms: 'civ-mr',",
    test: {
      file: PROFILE,
      title: 'each field is sent under the server’s name, an emptied one as an empty value',
    },
  },
  {
    name: 'deletion-without-the-word',
    promise: 'profile/deletion-confirmed-once',
    file: 'src/areas/credentials/rules.ts',
    find: 'return plain(typed).toLowerCase() === plain(word).toLowerCase();',
    replace: "return plain(typed) !== '' && word !== '';",
    test: {
      file: 'credentials/deletion.test.ts',
      title:
        'deletion: the consequences, then the word to type, then one request; the customer stays signed in',
    },
  },
  {
    name: 'popup-for-ten-minutes',
    promise: 'identity/popup-timeout',
    file: 'src/identity/linking.ts',
    find: 'const POPUP_TIMEOUT_SECONDS = 60;',
    replace: 'const POPUP_TIMEOUT_SECONDS = 600;',
    test: {
      file: 'credentials/identities.test.ts',
      title:
        'a popup that is closed, refused, blocked, left open or given a bad answer is explained, and can be tried again',
    },
  },
  {
    name: 'host-not-told-of-the-new-address',
    promise: 'embedding/refresh-login-message',
    file: 'src/areas/credentials/mailStore.ts',
    find: "tellHost('refresh-login');",
    replace: '',
    test: {
      file: 'credentials/emailChange.test.ts',
      title:
        'a new address in two steps, each with its own captcha; the page reloads and says once that it has changed',
    },
  },
  {
    name: 'both-consents-sent',
    promise: 'preferences/opt-ins-saved-alone',
    file: 'src/areas/preferences/store.ts',
    find: "payload: optIn === 'optinMail' ? { optinMail: on } : { optinCommunication: on },",
    replace:
      "payload: optIn === 'optinMail' ? { optinMail: on } : { optinMail: on, optinCommunication: on },",
    test: {
      file: 'src/areas/preferences/Preferences.browser.test.tsx',
      title: 'each switch is one call with one boolean, and the account follows',
    },
  },
  {
    name: 'no-interests-as-an-empty-list',
    promise: 'interests/empty-genres-null',
    file: 'src/areas/interests/rules.ts',
    find: 'return list.length > 0 ? list : null;',
    replace: 'return list;',
    test: {
      file: 'src/areas/interests/Interests.browser.test.tsx',
      title: 'both lists are saved, an empty one as null',
    },
  },
];
