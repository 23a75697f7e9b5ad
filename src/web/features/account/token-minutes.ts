import { TOKEN_LIFE_MS } from '#domain/accounts/session-times.ts';

/** How long a link in a letter works, as pages say it. */
export const TOKEN_MINUTES = TOKEN_LIFE_MS / 60_000;
