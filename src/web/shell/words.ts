import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ThemeLabels } from '#web/shell/header/theme-button.tsx';

/** Returns the theme button's label for each state, used in the header and the drawer. */
export function themeLabels(locale: Language): ThemeLabels {
  const { theme, dark, light, system } = messagesOf(locale).shell.tools;
  return { theme, dark, light, system };
}
