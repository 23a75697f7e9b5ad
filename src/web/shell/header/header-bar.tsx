// Client component so that its props are sent as one string instead of a dozen components and their markup (decision
// 0112).
'use client';
import { type ComponentProps, useMemo, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { SearchButton } from '#web/features/search/search-button.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { useReaderMark } from '#web/shell/account/use-reader.ts';
import { MenuButton } from '#web/shell/drawer/menu-button.tsx';
import { PanelGate } from '#web/shell/menu/panel-gate.tsx';
import { AtSign, MessageCircle, Search } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { BrandMark } from '#web/ui/scenery/brand-mark.tsx';
import { type Packed, unpack } from '#web/ui/table/packed.ts';
import { AccountButton } from './account-button.tsx';
import styles from './header.module.css';
import { type HeaderLanguage, LanguageLinks } from './language-links.tsx';
import { RandomButton } from './random-stage.tsx';
import { SeriesMenus } from './series-menus.tsx';
import { ThemeButton, type ThemeLabels } from './theme-button.tsx';

export type HeaderData = {
  readonly locale: Language;
  readonly site: string;
  readonly menus: Omit<ComponentProps<typeof SeriesMenus>, 'locale'>;
  readonly chat: { readonly href: string | undefined; readonly label: string };
  readonly social: { readonly href: string | undefined; readonly label: string };
  readonly theme: ThemeLabels;
  readonly account: ComponentProps<typeof AccountButton>['labels'];
  readonly languages: readonly HeaderLanguage[];
  readonly words: Readonly<Record<'random' | 'search' | 'language' | 'menu' | 'siteMap', string>>;
};

/** Shows the header: the brand, one menu per series, a link to the glossary, the tools, the account and the menu. */
export function HeaderBar({ data }: { data: Packed<HeaderData> }) {
  const { locale, site, menus, chat, social, theme, account, languages, words } = useMemo(() => unpack(data), [data]);
  const [isNear, setNear] = useState(false); // The menu panel is loaded before it is opened.
  const approach = () => setNear(true);
  useReaderMark();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads the menu panel before it is opened
    <header className={styles.header} onPointerEnter={approach} onFocus={approach}>
      <div className={`wrap ${styles.row}`}>
        <Link className={styles.brand} href={localePath(locale, '/')}>
          <BrandMark />
          <span>{site}</span>
        </Link>
        <SeriesMenus locale={locale} {...menus} />
        <div className={styles.tools}>
          <ToolLink kind="chat" {...chat} />
          <RandomButton locale={locale} label={words.random} />
          <SearchButton label={words.search} className={`${styles.tool} ${styles.wide}`}>
            <Search aria-hidden />
          </SearchButton>
          <ToolLink kind="social" {...social} />
          <ThemeButton labels={theme} className={`${styles.tool} ${styles.wide}`} />
          <LanguageLinks languages={languages} label={words.language} />
          <AccountButton locale={locale} labels={account} />
          <PanelGate locale={locale} label={words.menu} siteMap={words.siteMap} chatUrl={chat.href} isNear={isNear} />
          <MenuButton className={`${styles.tool} ${styles.menuButton}`} label={words.menu} />
        </div>
      </div>
    </header>
  );
}

const ICONS = { chat: MessageCircle, social: AtSign };

type ToolLinkProps = { kind: keyof typeof ICONS; href: string | undefined; label: string };

/** A link to an external community site. Renders nothing unless the operator has set the link. */
function ToolLink({ kind, href, label }: ToolLinkProps) {
  if (href === undefined) return null;
  const Icon = ICONS[kind];
  return (
    <a className={`${styles.tool} ${styles.wide}`} href={href} aria-label={label} rel="noopener">
      <Icon aria-hidden />
    </a>
  );
}
