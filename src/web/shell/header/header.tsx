import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { offeredLanguages } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { headerMenus } from '#web/server/site/menus.ts';
import { siteLinks } from '#web/server/site/site-settings.ts';
import { themeLabels } from '#web/shell/words.ts';
import { type Packed, pack } from '#web/ui/table/packed.ts';
import { HeaderBar, type HeaderData } from './header-bar.tsx';

// Packed once per catalogue, because the data is otherwise the same on every page.
const packed = new WeakMap<Catalogue, Map<Language, Packed<HeaderData>>>();

export function Header({ catalogue, locale }: { catalogue: Catalogue; locale: Language }) {
  const known = packed.get(catalogue) ?? new Map<Language, Packed<HeaderData>>();
  packed.set(catalogue, known);
  const data = known.get(locale) ?? pack(headerData(catalogue, locale));
  known.set(locale, data);
  return <HeaderBar data={data} />;
}

function headerData(catalogue: Catalogue, locale: Language): HeaderData {
  const { shell, account, search } = messagesOf(locale);
  const { tools, menus, menu } = shell;
  const { chat, social } = siteLinks();
  return {
    locale,
    site: shell.site,
    menus: {
      ...headerMenus(catalogue, locale),
      words: { label: shell.mainMenu, keywords: shell.pages['/keyword'], all: menus.all, failed: menus.failed },
    },
    chat: { href: chat, label: tools.chat },
    social: { href: social, label: tools.social },
    theme: themeLabels(locale),
    account: { login: account.button.login, join: shell.pages['/auth/register'], account: account.button.menu },
    languages: offeredLanguages(locale).map(({ lang, short, view }) => ({ lang, short, view })),
    words: {
      random: tools.random,
      search: search.button,
      language: account.settings.look.language,
      menu,
      siteMap: shell.pages['/menu'],
    },
  };
}
