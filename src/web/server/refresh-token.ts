import 'server-only';
import { encode } from 'next-auth/jwt';
import { authSecret, openToken } from '#web/server/auth/token.ts';
import { env } from './env.ts';

const LIFE_SECONDS = 5 * 60;
const PURPOSE = 'refresh-page'; // so that no other token of ours opens this door, and this one no other

/** A token with which a page may be refreshed for five minutes. */
export async function newRefreshToken(): Promise<{ token: string; expiresAt: string }> {
  const token = await encode({
    token: { purpose: PURPOSE, until: Date.now() + LIFE_SECONDS * 1_000 },
    secret: authSecret(),
    maxAge: LIFE_SECONDS,
  });
  return { token, expiresAt: new Date(Date.now() + LIFE_SECONDS * 1_000).toISOString() };
}

/** Whether a request carries the operator's token, or one of ours that has not run out. */
export async function mayRefresh(headers: Headers): Promise<boolean> {
  const given = /^Bearer ([\w.~+/=-]{1,2048})$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (given === undefined) return false;
  const operators = env().REVALIDATE_TOKEN;
  if (operators !== undefined && (await digest(given)) === (await digest(operators))) return true;
  const opened = await openToken(given);
  return opened?.purpose === PURPOSE && typeof opened.until === 'number' && Date.now() < opened.until;
}

// Compared as hashes: how long that takes says nothing about the secret.
const digest = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
