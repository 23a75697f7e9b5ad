import { ArrowUpToLine, House, Menu, Search } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import styles from './bottom-bar.module.css';
import { MENUS_ID } from './header.tsx';

/** The bar under every page on phones, within reach of a thumb. */
export async function BottomBar({ locale }: { locale: Locale }) {
  const [t, tSearch] = await Promise.all([getTranslations('frame'), getTranslations('search')]);
  return (
    <nav className={styles.bar} aria-label={t('quickLinks')}>
      <a href={localePath(locale, '/')}>
        <House data-icon="l" aria-hidden />
        {t('home')}
      </a>
      <SearchButton>
        <Search data-icon="l" aria-hidden />
        {tSearch('button')}
      </SearchButton>
      <a href="#top">
        <ArrowUpToLine data-icon="l" aria-hidden />
        {t('pageTop')}
      </a>
      <button type="button" popoverTarget={MENUS_ID}>
        <Menu data-icon="l" aria-hidden />
        {t('menu')}
      </button>
    </nav>
  );
}
