import { TOKEN_LIFE_MS } from '#domain/accounts/session-times.ts';

/** Lifetime of a mailed link, in minutes. */
export const TOKEN_MINUTES = TOKEN_LIFE_MS / 60_000;
