import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-account-menu.ts';
import { loadTexts } from '#web/i18n/load-texts.ts';
import type { Messages } from '#web/i18n/messages.ts';

/** Texts of the signed-in player's bottom bar and of the account sheet. */
export type AccountMenuWords = Messages['accountMenu'];

/** Loads these texts on demand. Pages do not include them because they are cached for visitors. */
export const loadAccountMenuWords = (locale: Language): Promise<AccountMenuWords> => loadTexts(LOADS[locale]);
