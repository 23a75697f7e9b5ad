import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import type { WeekJson } from '#web/server/answer/response-types.ts';

/** Texts of the reader's own week, with the ordinal forms of places. */
export type WeekWords = Messages['home']['week'] & Pick<Messages['home'], 'place'>;

/** What every card of the reader's own week needs. */
export type CardProps = { week: WeekJson; locale: Language; words: WeekWords };
