import type { Language } from '#domain/shared/language.ts';
import type { WelcomeJson } from '#web/server/answer/response-types.ts';
import type { WelcomeWords } from './welcome-words.ts';

/** What a player without records is shown: the `player` of `GET /api/me/welcome`. */
export type FirstDashboardData = NonNullable<WelcomeJson['player']>;

/** What every card of the first dashboard and every step of the welcome needs. */
export type FirstProps = { data: FirstDashboardData; words: WelcomeWords; locale: Language };
