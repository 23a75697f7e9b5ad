import { Search } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { BellGate } from '#web/features/notices/bell-gate.tsx';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readHeaderMenus } from '#web/server/menus.ts';
import { siteLinks } from '#web/server/site-links.ts';
import { MenuButton } from '#web/shell/drawer/menu-button.tsx';
import { BrandMark } from '#web/ui/scenery/brand-mark.tsx';
import { AccountButton } from './account-button.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { RandomButton } from './random-button.tsx';
import { SeriesMenus } from './series-menus.tsx';
import { ThemeButton } from './theme-button.tsx';
import { ToolLink } from './tool-link.tsx';
import { themeLabels } from './words.ts';

/** The bar above every page: brand, one menu a series, keywords, and the tools. */
export async function Header({ locale }: { locale: Locale }) {
  const [t, tAccount, tSearch, { menus, places }] = await Promise.all([
    getTranslations('frame'),
    getTranslations('account'),
    getTranslations('search'),
    readHeaderMenus(locale),
  ]);
  const links = siteLinks();
  const { moderation, admin, eventForm } = messagesOf(locale);
  const account = {
    login: tAccount('button.login'),
    menu: tAccount('button.menu'),
    desks: { moderation: moderation.title, admin: admin.title, events: eventForm.menu },
    settings: tAccount('button.settings'),
    logout: tAccount('button.logout'),
    anonymous: tAccount('anonymous'),
  };

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.brand} href={localePath(locale, '/')}>
          <BrandMark />
          <span>{t('site')}</span>
        </Link>
        <SeriesMenus
          locale={locale}
          menus={menus}
          places={places}
          words={{ label: t('mainMenu'), keywords: t('pages./keyword'), all: t.raw('menus.all'), failed: t('menus.failed') }}
        />
        <div className={styles.tools}>
          <ToolLink kind="chat" href={links.chat} label={t('tools.chat')} />
          <RandomButton locale={locale} label={t('tools.random')} />
          <SearchButton label={tSearch('button')} className={`${styles.tool} ${styles.wide}`}>
            <Search aria-hidden />
          </SearchButton>
          <ToolLink kind="social" href={links.social} label={t('tools.social')} />
          <ThemeButton labels={themeLabels(locale)} className={styles.tool} />
          <LanguageLink locale={locale} className={styles.tool}>
            <span className={styles.language}>{t('otherLanguageShort')}</span>
            <span className="sr">{t('otherLanguage')}</span>
          </LanguageLink>
          <BellGate locale={locale} className={styles.tool ?? ''} />
          <AccountButton locale={locale} labels={account} />
          <MenuButton className={`${styles.tool} ${styles.menuButton}`} label={t('menu')} />
        </div>
      </div>
    </header>
  );
}
