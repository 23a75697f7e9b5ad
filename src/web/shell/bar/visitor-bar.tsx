import { usePathname } from 'next/navigation';
import type { Language } from '#domain/shared/language.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { MenuButton } from '#web/shell/drawer/menu-button.tsx';
import { ArrowUpToLine, House, MapIcon, MessageCircle, Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './bottom-bar.module.css';
import { scrollUp } from './scroll-up.ts';

export type VisitorBarWords = Readonly<Record<'label' | 'home' | 'chat' | 'stages' | 'search' | 'pageTop' | 'menu', string>>;

type Props = { locale: Language; words: VisitorBarWords; chatUrl: string | undefined };

/** The bottom bar of visitors. Without a chat address, it links to the list of stages instead. */
export function VisitorBar({ locale, words, chatUrl }: Props) {
  const home = localePath(locale, '/');
  const isHome = usePathname() === home;
  return (
    <nav className={styles.bar} aria-label={words.label}>
      <Link href={home} aria-current={isHome ? 'page' : undefined} onClick={isHome ? scrollUp : undefined}>
        <House data-icon="l" aria-hidden />
        {words.home}
      </Link>
      {chatUrl === undefined ? (
        <Link href={localePath(locale, '/menu')}>
          <MapIcon data-icon="l" aria-hidden />
          {words.stages}
        </Link>
      ) : (
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
