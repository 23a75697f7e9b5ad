// Client component, loaded when first opened. The native modal dialog traps the focus, closes on Escape and makes the
// rest of the page inert.
'use client';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { SiteLinks } from '#web/server/site/site-settings.ts';
import { useSession } from '#web/session/use-session.ts';
import { LanguageLink } from '#web/shell/header/language-link.tsx';
import { ThemeButton, type ThemeLabels } from '#web/shell/header/theme-button.tsx';
import type { MenuWords } from '#web/shell/menu/menu-words.ts';
import { useDimmedLinks } from '#web/shell/menu/use-dimmed-links.ts';
import { AtSign, MessageCircle } from '#web/ui/media/icons.tsx';
import { isForElsewhere } from '#web/ui/nav/is-for-elsewhere.ts';
import { enterSheet, leaveEntryToLink } from '#web/ui/page/sheet/sheet-history.ts';
import { dragDrawer } from './drag-drawer.ts';
import styles from './drawer.module.css';
import { DrawerGroups } from './drawer-groups.tsx';
import { DrawerHead } from './drawer-head.tsx';
import { DrawerSections } from './drawer-sections.tsx';
import { DRAWER_ID, setDrawer, useDrawer } from './drawer-state.ts';

export type DrawerProps = {
  theme: ThemeLabels;
  links: SiteLinks;
  languages: readonly { readonly lang: Language; readonly name: string }[];
};

type Props = DrawerProps & { locale: Language; words: MenuWords };

/** Shows everything on the site behind one button: the reader's pages, the groups of the menu, and every stage by series. */
export function Drawer({ locale, words, theme, links, languages }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const state = useDrawer();
  const { session } = useSession();
  useDimmedLinks(ref);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (state === 'closed') return dialog.close();
    if (state === 'drawn') dialog.dataset.drawn ??= 'edge';
    if (!dialog.open) dialog.showModal();
  }, [state]);
  const isOpen = state === 'open';
  useEffect(() => (isOpen ? enterSheet(() => setDrawer('closed')) : undefined), [isOpen]); // Back closes it.
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
      aria-label={words.title}
      // The close event fires late, when a quick finger may have dragged the drawer open again.
      onClose={({ currentTarget }) => currentTarget.open || setDrawer('closed')}
      onClick={closeAtScrimOrLink}
    >
      <div className={styles.sheet}>
        <DrawerHead locale={locale} words={words} user={session?.user} />
        <DrawerGroups locale={locale} words={words} isSignedIn={session !== null} />
        <DrawerSections locale={locale} words={words} handle={session?.user.userId}>
          <div className={styles.foot}>
            {links.chat !== undefined && (
              <a className={styles.button} href={links.chat} rel="noopener">
                <MessageCircle aria-hidden />
                {words.links.chat}
              </a>
            )}
            {links.social !== undefined && (
              <a className={styles.button} href={links.social} rel="noopener">
                <AtSign aria-hidden />
                {words.social}
              </a>
            )}
            <ThemeButton labels={theme} className={styles.button} showsLabel />
            {languages.map(({ lang, name }) => (
              <LanguageLink key={lang} lang={lang} className={styles.button}>
                {name}
              </LanguageLink>
            ))}
          </div>
        </DrawerSections>
      </div>
    </dialog>
  );
}

// The sheet fills the dialog, so a click whose target is the dialog itself hit the backdrop.
function closeAtScrimOrLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const way = (target as Element).closest('a, [data-leaves]');
  if (way?.matches('a') && !isForElsewhere(event)) leaveEntryToLink();
  if (way || target === currentTarget) setDrawer('closed');
}
