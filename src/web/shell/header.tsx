import { Menu, Search } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { menuSeries } from '#domain/catalogue/menu.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { BrandMark } from '#web/ui/scenery/brand-mark.tsx';
import { AccountButton } from './account-button.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { SeriesMenu } from './series-menu.tsx';
import { ThemeButton } from './theme-button.tsx';

/** The id of the series menus: from 960 px down they are a drawer that buttons open by this name. */
export const MENUS_ID = 'menus';

/** The bar above every page: brand, one menu a series, theme, language and account. */
export async function Header({ locale }: { locale: Locale }) {
  const [t, tAccount, tSearch, catalogue] = await Promise.all([
    getTranslations('frame'),
    getTranslations('account'),
    getTranslations('search'),
    readCatalogue(),
  ]);
  const menus = menuSeries(catalogue).map((series) => <SeriesMenu key={series.id} catalogue={catalogue} series={series} locale={locale} />);

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.brand} href={localePath(locale, '/')}>
          <BrandMark />
          <span>{t('site')}</span>
        </a>
        <nav className={styles.menus} aria-label={t('mainMenu')} id={MENUS_ID} popover="auto">
          {menus}
        </nav>
        <div className={styles.tools}>
          <SearchButton label={tSearch('button')} className={styles.tool}>
            <Search aria-hidden />
          </SearchButton>
          <ThemeButton label={t('switchTheme')} />
          <LanguageLink locale={locale} label={t('otherLanguage')} short={t('otherLanguageShort')} />
          <AccountButton
            locale={locale}
            labels={{
              login: tAccount('button.login'),
              menu: tAccount('button.menu'),
              settings: tAccount('button.settings'),
              logout: tAccount('button.logout'),
              anonymous: tAccount('anonymous'),
            }}
          />
          <button type="button" className={`${styles.tool} ${styles.menuButton}`} popoverTarget={MENUS_ID} aria-label={t('menu')}>
            <Menu aria-hidden />
          </button>
        </div>
      </div>
    </header>
  );
}
