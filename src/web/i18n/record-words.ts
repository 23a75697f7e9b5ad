import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-records.ts';
import { loadTexts } from './load-texts.ts';
import type { Messages } from './messages.ts';

/** Loads the record texts on demand. Pages do not include them because only some components use them. */
export const loadRecordWords = (locale: Language): Promise<Messages['records']> => loadTexts(LOADS[locale]);
