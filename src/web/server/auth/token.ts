import 'server-only';
import { decode, encode, type JWT } from 'next-auth/jwt';
import { LONGEST_SESSION_MS } from '#domain/accounts/sign-in/session-times.ts';
import { env } from '#web/server/env.ts';
import { cookieLine, sessionCookieName } from './cookies.ts';

export const SESSION_SECONDS = LONGEST_SESSION_MS / 1000;

/** Returns the secret that encrypts cookies. The server does not start without this secret (src/instrumentation.ts). */
export function authSecret(): string {
  const secret = env().NEXTAUTH_SECRET;
  if (secret === undefined) throw new Error('NEXTAUTH_SECRET is missing');
  return secret;
}

/** Decrypts a token with the current or the previous secret. Returns null when neither secret works. */
export async function openToken(token: string | undefined): Promise<JWT | null> {
  for (const secret of [authSecret(), env().NEXTAUTH_SECRET_BEFORE]) {
    const opened = secret === undefined ? null : await decode({ token: token ?? '', secret }).catch(() => null);
    if (opened) return opened;
  }
  return null;
}

/** Returns the session secret stored in a cookie value. Nothing else in the token is trusted. */
export async function secretIn(cookie: string | null): Promise<string | undefined> {
  const sid = cookie === null || cookie === '' ? undefined : (await openToken(cookie))?.sid;
  return typeof sid === 'string' && sid.length <= 64 ? sid : undefined;
}

/** Returns the `set-cookie` line that stores this session in the browser. */
export async function sessionCookieLine(secret: string): Promise<string> {
  const token = await encode({ token: { sid: secret }, secret: authSecret(), maxAge: SESSION_SECONDS });
  return cookieLine(sessionCookieName(), token, SESSION_SECONDS);
}

/** Returns the `set-cookie` line that deletes the session cookie. */
export const noSessionCookieLine = (): string => cookieLine(sessionCookieName(), '', 0);
