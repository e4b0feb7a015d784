import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en, fr } from './texts.js';

i18next.use(initReactI18next).init({
  lng: 'fr',
  resources: { fr: { translation: fr }, en: { translation: en } },
  interpolation: { escapeValue: false },
  showSupportNotice: false,
});
