'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { save } from './store.js';

const FIELDS = ['firstName', 'lastName', 'phone', 'city'];

export function ProfileForm({ account }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const busy = useSelector((state) => state.busy);
  const [values, setValues] = useState(Object.fromEntries(FIELDS.map((name) => [name, account[name] ?? ''])));
  const [tried, setTried] = useState(false);
  const isValid = values.firstName !== '' && values.lastName !== '';

  function submit(event) {
    event.preventDefault();
    setTried(true);
    if (isValid) dispatch(save(values));
  }

  return (
    <form onSubmit={submit} noValidate>
      {FIELDS.map((name) => (
        <label key={name}>
          {t(name)}
          <input
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
          {tried && values[name] === '' && <em>{t('required')}</em>}
        </label>
      ))}
      <button type="submit" disabled={busy}>
        {t('save')}
      </button>
    </form>
  );
}
