'use client';

import { Provider } from 'react-redux';
import { App } from './App.jsx';
import './i18n.js';
import { store } from './store.js';

export default function Page() {
  return (
    <Provider store={store}>
      <App />
    </Provider>
  );
}
