import type { MouseEvent, ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useNotifications } from '#web/features/notifications/use-notifications.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { AccountLink } from '#web/shell/account/account-link.tsx';
import type { AccountMenuWords } from '#web/shell/account/account-menu-words.ts';
import { useAddress } from '#web/shell/use-address.ts';
import { Bell, House, Plus, Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import bar from './bottom-bar.module.css';
import { PageTopButton } from './page-top-button.tsx';
import styles from './reader-bar.module.css';
import { scrollUp } from './scroll-up.ts';
import { submitRoute } from './submit-route.ts';

type Props = { locale: Language; words: AccountMenuWords['bar']; handle: string };

/** The bottom bar of signed-in players: home, search, posting a score, notifications and the account sheet. */
export function ReaderBar({ locale, words, handle }: Props) {
  const { route, address } = useAddress();
  const { unread } = useNotifications();
  const ownRoute = `/user/${handle}`;
  const place = (to: string) => ({ href: localePath(locale, to), isCurrent: route === to.replace(/\?.*/s, '') });
  return (
    <>
      <nav className={`${bar.bar} ${styles.reader}`} aria-label={words.label}>
        <PlaceLink {...place('/')}>
          <span className={styles.icon}>
            <House data-icon="l" aria-hidden />
          </span>
          {words.home}
        </PlaceLink>
        <SearchButton>
          <span className={styles.icon}>
            <Search data-icon="l" aria-hidden />
          </span>
          {words.search}
        </SearchButton>
        <PlaceLink {...place(submitRoute(address))} className={styles.submit} onClick={openFormHere}>
          <span className={styles.disc}>
            <Plus aria-hidden />
          </span>
          {words.submit}
        </PlaceLink>
        <PlaceLink {...place('/notifications')}>
          <span className={styles.icon}>
            <Bell data-icon="l" aria-hidden />
            {unread > 0 && <i className={styles.dot} />}
          </span>
          {words.notifications}
          {unread > 0 && <span className="sr">{fill(words.new, { count: unread })}</span>}
        </PlaceLink>
        <AccountLink href={localePath(locale, ownRoute)} aria-current={route === ownRoute ? 'page' : undefined}>
          <span className={styles.icon}>
            <PlanetAvatar seed={handle} />
          </span>
          {words.me}
        </AccountLink>
      </nav>
      <PageTopButton label={words.pageTop} />
    </>
  );
}

/** Without a connection, opens the form of the stage page on screen (post-dialog.tsx), because its own page cannot be loaded. */
function openFormHere(event: MouseEvent): void {
  const form = navigator.onLine ? null : document.querySelector<HTMLElement>('a[data-post-form]');
  if (!form) return;
  event.preventDefault();
  form.click();
}

type PlaceLinkProps = {
  href: string;
  isCurrent: boolean;
  className?: string | undefined;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/** A link to a page. On the page itself, it scrolls to the top. */
const PlaceLink = ({ isCurrent, onClick, ...link }: PlaceLinkProps) => (
  <Link {...link} aria-current={isCurrent ? 'page' : undefined} onClick={isCurrent ? scrollUp : onClick} />
);
