import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-notifications.ts';
import { loadTexts } from './load-texts.ts';
import type { Messages } from './messages.ts';

/** Loads the notification texts on demand. Pages do not include them because most readers have no notifications. */
export const loadNotificationWords = (locale: Language): Promise<Messages['notifications']> => loadTexts(LOADS[locale]);
