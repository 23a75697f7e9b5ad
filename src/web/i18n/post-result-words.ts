import type { Language } from '#domain/shared/language.ts';
import { LOADS } from '#web/i18n/generated/load-post-result.ts';
import { loadTexts } from './load-texts.ts';
import type { Messages } from './messages.ts';

export type PostResultWords = Messages['postResult'];

/** Loads the texts about the result of a post, together with the part that shows it. */
export const loadPostResultWords = (locale: Language): Promise<PostResultWords> => loadTexts(LOADS[locale]);
