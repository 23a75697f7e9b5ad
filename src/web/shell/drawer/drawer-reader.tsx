import { UserRound } from 'lucide-react';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { useSession } from '#web/session/use-session.ts';
import { PlanetAvatar } from '#web/ui/scenery/planet-avatar.tsx';
import styles from './drawer.module.css';

/** Who reads: their planet and the way to their page, or the way to log in. */
export function DrawerReader({ locale, words }: { locale: Locale; words: { login: string; anonymous: string } }) {
  const { session } = useSession();
  if (session === null) {
    return (
      <a className={styles.reader} href={localePath(locale, '/auth/login')}>
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
