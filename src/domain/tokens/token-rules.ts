import { MINUTE_MS } from '#domain/shared/time-units.ts';

/** What a token may be used for: reading the player's own standing, or posting records with their pictures. */
export const TOKEN_SCOPES = ['read:me', 'post:records'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Tokens that an account may have at a time. */
export const MOST_TOKENS = 10;

/** Limits of a token's name in user-perceived characters, and of its life in days. */
export const TOKEN_NAME_LENGTH = { min: 1, max: 40 } as const;
export const TOKEN_DAYS = { min: 1, max: 365 } as const;

/** Returns whether the use of a token is to be stored: at most once a minute, so that calls do not write a row each. */
export const isUseDue = (lastUsedAt: Date | null, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= MINUTE_MS;
