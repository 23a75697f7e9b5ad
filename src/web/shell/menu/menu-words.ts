import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-menu.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** Texts of the menu panel and of the drawer. */
export type MenuWords = Messages['menu'];

/** Loads these texts on demand, together with the panel or the drawer. */
export const loadMenuWords = (locale: Language): Promise<MenuWords> => loadTexts(LOADS[locale]);
