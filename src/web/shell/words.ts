import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ThemeLabels } from '#web/shell/header/theme-button.tsx';

/** Returns the theme button's label for each state, used in the header and the drawer. */
export function themeLabels(locale: Locale): ThemeLabels {
  const { theme, dark, light, system } = messagesOf(locale).shell.tools;
  return { theme, dark, light, system };
}

/** Texts for the drawer, except for its lists, which include their own texts. */
export type DrawerWords = ReturnType<typeof drawerWords>;

export function drawerWords(locale: Locale) {
  const { shell, account, notifications } = messagesOf(locale);
  const { menu, otherLanguage, pages, tools } = shell;
  return {
    ...shell.drawer,
    menu,
    otherLanguage,
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
