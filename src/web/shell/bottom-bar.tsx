'use client'; // Client component, because it marks the current page and scrolls.
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { MenuButton } from '#web/shell/drawer/menu-button.tsx';
import { ArrowUpToLine, House, MessageCircle, Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './bottom-bar.module.css';

type Words = { label: string; home: string; chat: string; search: string; pageTop: string; menu: string };

/** The navigation bar at the bottom of the page on phones. */
export function BottomBar({ locale, words, chatUrl }: { locale: Language; words: Words; chatUrl: string | undefined }) {
  const home = localePath(locale, '/');
  return (
    <nav className={styles.bar} aria-label={words.label}>
      <Link href={home} aria-current={usePathname() === home ? 'page' : undefined}>
        <House data-icon="l" aria-hidden />
        {words.home}
      </Link>
      {chatUrl !== undefined && (
        <a href={chatUrl} rel="noopener">
          <MessageCircle data-icon="l" aria-hidden />
          {words.chat}
        </a>
      )}
      <SearchButton>
        <Search data-icon="l" aria-hidden />
        {words.search}
      </SearchButton>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a place, and leads there without scripts too */}
      <a href="#top" onClick={scrollUp}>
        <ArrowUpToLine data-icon="l" aria-hidden />
        {words.pageTop}
      </a>
      <MenuButton label={words.menu} showsLabel />
    </nav>
  );
}

// Scrolls by script, because scroll-behavior on the root element would also animate every navigation.
function scrollUp(event: MouseEvent): void {
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
