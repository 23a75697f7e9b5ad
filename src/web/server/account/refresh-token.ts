import 'server-only';
import { encode } from 'next-auth/jwt';
import { z } from 'zod';
import { authSecret, openToken } from '#web/server/auth/token.ts';
import { env } from '#web/server/env.ts';

const LIFE_SECONDS = 5 * 60;
const PURPOSE = 'refresh-page'; // Prevents tokens issued for other purposes from refreshing pages.

const refreshToken = z.object({ purpose: z.literal(PURPOSE), userId: z.number().int(), until: z.number() });

/**
 * Issues a token that allows its holder to refresh pages for five minutes. Each refresh counts towards the account's
 * limit.
 */
export async function newRefreshToken(userId: number): Promise<{ token: string; expiresAt: string }> {
  const token = await encode({
    token: { purpose: PURPOSE, userId, until: Date.now() + LIFE_SECONDS * 1_000 },
    secret: authSecret(),
    maxAge: LIFE_SECONDS,
  });
  return { token, expiresAt: new Date(Date.now() + LIFE_SECONDS * 1_000).toISOString() };
}

/**
 * Returns the account that the request's token was issued to, or null for the operator's token. Returns undefined when
 * the token is missing, expired or invalid.
 */
export async function findRefresher(headers: Headers): Promise<{ readonly userId: number | null } | undefined> {
  const given = /^Bearer ([\w.~+/=-]{1,2048})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (given === undefined) return undefined;
  const operators = env().REVALIDATE_TOKEN;
  if (operators !== undefined && (await digest(given)) === (await digest(operators))) return { userId: null };
  const opened = refreshToken.safeParse(await openToken(given));
  return opened.success && Date.now() < opened.data.until ? { userId: opened.data.userId } : undefined;
}

// Comparing hashes instead of tokens prevents timing attacks on the secret.
const digest = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
