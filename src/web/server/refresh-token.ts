import 'server-only';
import { encode } from 'next-auth/jwt';
import { z } from 'zod';
import { authSecret, openToken } from '#web/server/auth/token.ts';
import { env } from './env.ts';

const LIFE_SECONDS = 5 * 60;
const PURPOSE = 'refresh-page'; // prevents confusion with our other tokens

const refreshToken = z.object({ purpose: z.literal(PURPOSE), userId: z.number().int(), until: z.number() });

/** Issues a token that refreshes pages for five minutes; refreshes count for the account. */
export async function newRefreshToken(userId: number): Promise<{ token: string; expiresAt: string }> {
  const token = await encode({
    token: { purpose: PURPOSE, userId, until: Date.now() + LIFE_SECONDS * 1_000 },
    secret: authSecret(),
    maxAge: LIFE_SECONDS,
  });
  return { token, expiresAt: new Date(Date.now() + LIFE_SECONDS * 1_000).toISOString() };
}

/** The account whose token a request carries, null for the operator's token, or undefined when the token is missing, expired or invalid. */
export async function findRefresher(headers: Headers): Promise<{ readonly userId: number | null } | undefined> {
  const given = /^Bearer ([\w.~+/=-]{1,2048})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (given === undefined) return undefined;
  const operators = env().REVALIDATE_TOKEN;
  if (operators !== undefined && (await digest(given)) === (await digest(operators))) return { userId: null };
  const opened = refreshToken.safeParse(await openToken(given));
  return opened.success && Date.now() < opened.data.until ? { userId: opened.data.userId } : undefined;
}

// Compares hashes, so that timing reveals nothing about the secret.
const digest = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
