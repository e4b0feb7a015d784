// CommonJS, because the integration's loader fails with ES modules on recent versions of Node.
const { readdirSync } = require('node:fs');

/** The check of the texts compares these folders with the list of languages. */
const languages = readdirSync('public/locales');

/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale: 'fr',
  locales: languages,
  namespaces: readdirSync('public/locales/fr').map((file) => file.replace(/\.json$/, '')),
  defaultNamespace: 'common',
  showDefaultLocale: true,
  i18nextServer: {
    initAsync: false,
    showSupportNotice: false,
    lng: 'fr',
    preload: languages,
  },
};
