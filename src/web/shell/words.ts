import type { Language } from '#domain/shared/language.ts';
import { offeredLanguages } from '#web/i18n/language-names.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ThemeLabels } from '#web/shell/header/theme-button.tsx';

/** Returns the theme button's label for each state, used in the header and the drawer. */
export function themeLabels(locale: Language): ThemeLabels {
  const { theme, dark, light, system } = messagesOf(locale).shell.tools;
  return { theme, dark, light, system };
}

/** Texts for the drawer, except for its lists, which include their own texts. */
export type DrawerWords = ReturnType<typeof drawerWords>;

export function drawerWords(locale: Language) {
  const { shell, account, notifications } = messagesOf(locale);
  const { menu, pages, tools } = shell;
  return {
    ...shell.drawer,
    menu,
    languages: offeredLanguages(locale).map(({ lang, view }) => ({ lang, view })),
    dashboard: pages['/dashboard'],
    post: pages['/post'],
    home: pages['/'],
    keywords: pages['/keyword'],
    chat: tools.chat,
    social: tools.social,
    login: account.button.login,
    anonymous: account.anonymous,
    notifications: notifications.title,
    unread: notifications.unread,
  };
}
