import { parsedUrl } from '#sites/parsedUrl.ts';
import type { User } from '#account/user/contract.ts';
import { saveUser } from '#account/user/store.ts';
import type { Texts } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import { Button } from '#ui/Button.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Profile.module.css';
import { joinLoyalty } from './store.ts';

interface AccountFactsProps {
  user: User | undefined;
  texts: Texts['profile']['island'];
}

const PROVIDERS: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  apple: 'Apple',
  'google-oauth2': 'Google',
};

/** Facts of the account that this form does not change. */
export function AccountFacts({ user, texts }: AccountFactsProps) {
  const { photo, loyalty, notifications, social, on, off, member, notMember, join } = texts.facts;
  const busy = useStore(saveUser.$busy);
  return (
    <Panel title={texts.sections.facts}>
      {user && isAllowed(user.picture) && (
        <img
          className={styles.photo}
          src={user.picture}
          alt={photo}
          width="72"
          height="72"
          referrerPolicy="no-referrer"
        />
      )}
      <dl className={styles.facts}>
        <Fact name={loyalty}>{user?.hasLoyalty ? member : notMember}</Fact>
        <Fact name={notifications}>{user?.mailNotification ? on : off}</Fact>
        {user?.social && <Fact name={social}>{PROVIDERS[user.social] ?? user.social}</Fact>}
      </dl>
      {user?.hasLoyalty === false && (
        <Button busy={busy} onClick={() => void joinLoyalty()}>
          {join}
        </Button>
      )}
    </Panel>
  );
}

/** The content security policy allows pictures of the site's own origin and of the listed hosts. */
function isAllowed(picture: string): boolean {
  if (picture.startsWith('/') && !picture.startsWith('//')) return true;
  const url = parsedUrl(picture);
  return url?.protocol === 'https:' && site.pictureHosts.includes(url.host);
}
