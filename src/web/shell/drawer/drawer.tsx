// Client component, loaded when first opened. The native modal dialog traps the focus, closes on Escape and makes the
// rest of the page inert.
'use client';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { NotificationsLink } from '#web/features/notifications/notifications-link.tsx';
import { localePath } from '#web/i18n/locales.ts';
import type { SiteLinks } from '#web/server/site/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { LanguageLink } from '#web/shell/header/language-link.tsx';
import { ThemeButton, type ThemeLabels } from '#web/shell/header/theme-button.tsx';
import { useLoginHref } from '#web/shell/header/use-login-href.ts';
import type { DrawerWords } from '#web/shell/words.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { AtSign, BookOpen, House, LayoutDashboard, MessageCircle, Plus, UserRound, X } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { dragDrawer } from './drag-drawer.ts';
import styles from './drawer.module.css';
import { DrawerSections } from './drawer-sections.tsx';
import { DRAWER_ID, setDrawer, useDrawer } from './drawer-state.ts';

export type DrawerProps = { locale: Language; words: DrawerWords; theme: ThemeLabels; links: SiteLinks };

/** Shows all links from the header menus, and every stage, behind one button. */
export function Drawer({ locale, words, theme, links }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const state = useDrawer();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (state === 'closed') return dialog.close();
    if (state === 'drawn') dialog.dataset.drawn ??= 'edge';
    if (!dialog.open) dialog.showModal();
  }, [state]);
  useEffect(() => {
    const dialog = ref.current;
    const start = (event: TouchEvent) => dragDrawer(event, 'open');
    dialog?.addEventListener('touchstart', start, { passive: true });
    return () => dialog?.removeEventListener('touchstart', start);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it; for keys there is Escape
    <dialog
      ref={ref}
      id={DRAWER_ID}
      className={styles.drawer}
      aria-label={words.menu}
      // The close event fires late, when a quick finger may have dragged the drawer open again.
      onClose={({ currentTarget }) => currentTarget.open || setDrawer('closed')}
      onClick={closeAtScrimOrLink}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <DrawerReader locale={locale} words={words} />
          <IconButton aria-label={words.close} onClick={() => setDrawer('closed')}>
            <X data-icon="l" aria-hidden />
          </IconButton>
        </div>
        <Link className={styles.line} href={localePath(locale, '/dashboard')}>
          <LayoutDashboard aria-hidden />
          {words.dashboard}
        </Link>
        <Link className={styles.line} href={localePath(locale, '/post')}>
          <Plus aria-hidden />
          {words.post}
        </Link>
        <NotificationsLink
          className={styles.line}
          countClassName={styles.count}
          href={localePath(locale, '/notifications')}
          label={words.notifications}
          unreadWords={words.unread}
        />
        <hr />
        <DrawerSections locale={locale} words={words}>
          <hr />
          <Link className={styles.line} href={localePath(locale, '/')}>
            <House aria-hidden />
            {words.home}
          </Link>
          <Link className={styles.line} href={localePath(locale, '/keyword')}>
            <BookOpen aria-hidden />
            {words.keywords}
          </Link>
          {links.chat !== undefined && (
            <a className={styles.line} href={links.chat} rel="noopener">
              <MessageCircle aria-hidden />
              {words.chat}
            </a>
          )}
          {links.social !== undefined && (
            <a className={styles.line} href={links.social} rel="noopener">
              <AtSign aria-hidden />
              {words.social}
            </a>
          )}
          <hr />
          <div className={styles.foot}>
            <ThemeButton labels={theme} className={styles.button} showsLabel />
            {words.languages.map(({ lang, view }) => (
              <LanguageLink key={lang} lang={lang} className={styles.button}>
                {view}
              </LanguageLink>
            ))}
          </div>
        </DrawerSections>
      </div>
    </dialog>
  );
}

// The sheet fills the dialog, so a click whose target is the dialog itself hit the backdrop.
function closeAtScrimOrLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget || (target as Element).closest('a')) setDrawer('closed');
}

/** Shows the signed-in user's avatar and profile link, or a login link that leads back to this page. */
export function DrawerReader({ locale, words }: { locale: Language; words: { login: string; anonymous: string } }) {
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
