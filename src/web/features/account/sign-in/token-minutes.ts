import { TOKEN_LIFE_MS } from '#domain/accounts/sign-in/session-times.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';

/** Lifetime of a link sent by mail, in minutes. */
export const TOKEN_MINUTES = TOKEN_LIFE_MS / MINUTE_MS;
