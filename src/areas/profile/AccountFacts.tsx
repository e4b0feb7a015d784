import type { User } from '#account/user/contract.ts';
import { Panel } from '#ui/Panel.tsx';
import styles from './Profile.module.css';
import type { ProfileWords } from './words.ts';

interface AccountFactsProps {
  user: User | undefined;
  words: ProfileWords;
}

const PROVIDERS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  apple: 'Apple',
  'google-oauth2': 'Google',
};

/** Facts of the account that this form does not change. */
export function AccountFacts({ user, words }: AccountFactsProps) {
  const { photo, loyalty, notifications, social, on, off, member, notMember } = words.facts;
  return (
    <Panel title={words.sections.facts}>
      {user && isOwn(user.picture) && (
        <img className={styles.photo} src={user.picture} alt={photo} width="72" height="72" />
      )}
      <dl className={styles.facts}>
        <Fact name={loyalty} value={user?.hasLoyalty ? member : notMember} />
        <Fact name={notifications} value={user?.mailNotification ? on : off} />
        {user?.social && <Fact name={social} value={PROVIDERS[user.social] ?? user.social} />}
      </dl>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The content security policy allows pictures of the site's own origin only. */
function isOwn(picture: string): boolean {
  return picture.startsWith('/') && !picture.startsWith('//');
}
