import { UserRound } from 'lucide-react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { useLoginHref } from '#web/shell/header/use-login-href.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './drawer.module.css';

/** Shows the signed-in user's avatar and profile link, or a login link that leads back to this page. */
export function DrawerReader({ locale, words }: { locale: Locale; words: { login: string; anonymous: string } }) {
  const { session } = useSession();
  const loginHref = useLoginHref(locale);
  if (session === null) {
    return (
      <a className={styles.reader} href={loginHref}>
        <UserRound aria-hidden />
        {words.login}
      </a>
    );
  }
  const { userId, name } = session.user;
  return (
    <a className={styles.reader} href={localePath(locale, `/user/${userId}`)}>
      <PlanetAvatar seed={userId} />
      <b>{name ?? words.anonymous}</b>
    </a>
  );
}
