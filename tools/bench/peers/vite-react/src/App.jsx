import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router';
import { client } from './api.js';
import { ProfileForm } from './ProfileForm.jsx';
import { closeToast, start } from './store.js';

export function App() {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const { isSignedIn, account, tickets, toast } = useSelector((state) => state);
  const dialog = useRef(null);

  useEffect(() => {
    dispatch(start());
  }, [dispatch]);

  return (
    <>
      <header>
        <Link to="/">{t('brand')}</Link>
        <select value={i18n.language} onChange={(event) => i18n.changeLanguage(event.target.value)}>
          <option value="fr">Français</option>
          <option value="en">English</option>
        </select>
        {isSignedIn && (
          <button onClick={async () => (await client).logout()}>
            {account?.firstName} – {t('signOut')}
          </button>
        )}
      </header>
      <main>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <section>{account ? <ProfileForm account={account} /> : <p>{t('loading')}</p>}</section>
        <section>
          <h2>{t('tickets')}</h2>
          {tickets ? (
            <ul>
              {tickets.map(({ id, show, session }) => (
                <li key={id}>
                  {show.name}, {new Date(session.startDate).toLocaleString(i18n.language)}
                </li>
              ))}
            </ul>
          ) : (
            <p>{t('loading')}</p>
          )}
        </section>
        <button onClick={() => dialog.current.showModal()}>{t('delete')}</button>
        <dialog ref={dialog}>
          <p>{t('sure')}</p>
          <button onClick={() => dialog.current.close()}>{t('close')}</button>
        </dialog>
      </main>
      {toast && (
        <div className="toast" role="status">
          {t(toast)} <button onClick={() => dispatch(closeToast())}>{t('close')}</button>
        </div>
      )}
      <footer>{t('footer')}</footer>
    </>
  );
}
