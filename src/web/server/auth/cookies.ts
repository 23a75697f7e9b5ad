import 'server-only';
import type { CookiesOptions } from 'next-auth';
import { PENDING_SIGN_IN_MS } from '#domain/accounts/sign-in/second-factor.ts';
import { env } from '#web/server/env.ts';

const DEVICE_SECONDS = 365 * 24 * 3600;
const FIFTEEN_MINUTES = 15 * 60;

const isSecure = (): boolean => env().SITE_URL.startsWith('https:');
/**
 * Adds the `__Host-` prefix to a cookie name when the site uses https. Browsers accept such cookies only from this
 * exact host, over https and for all paths.
 */
const named = (name: string): string => `${isSecure() ? '__Host-' : ''}${name}`;

export const sessionCookieName = (): string => named('next-auth.session-token');
export const callbackCookieName = (): string => named('next-auth.callback-url');
export const deviceCookieName = (): string => named('stargrass.device');
const pendingCookieName = (): string => named('stargrass.pending');

/** Returns the next-auth cookie options, with our own cookie names. */
export function authCookies(): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: 'lax' as const, path: '/', secure: isSecure() };
  const short = { ...options, maxAge: FIFTEEN_MINUTES };
  return {
    sessionToken: { name: sessionCookieName(), options },
    callbackUrl: { name: callbackCookieName(), options },
    csrfToken: { name: named('next-auth.csrf-token'), options },
    pkceCodeVerifier: { name: named('next-auth.pkce.code_verifier'), options: short },
    state: { name: named('next-auth.state'), options: short },
    nonce: { name: named('next-auth.nonce'), options: short },
  };
}

/**
 * Returns a `set-cookie` line with HttpOnly and SameSite=Lax. An empty value and a maximum age of 0 delete the cookie.
 */
export function cookieLine(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${isSecure() ? '; Secure' : ''}`;
}

/** Returns the `set-cookie` line that marks this browser as one that has signed in to the account before. */
export const deviceCookieLine = (device: string): string => cookieLine(deviceCookieName(), device, DEVICE_SECONDS);

/** Returns the `set-cookie` line of a sign-in that waits for the second factor. */
export const pendingCookieLine = (pending: string): string => cookieLine(pendingCookieName(), pending, PENDING_SIGN_IN_MS / 1000);

/** Returns the `set-cookie` line that deletes the cookie of a pending sign-in. */
export const noPendingCookieLine = (): string => cookieLine(pendingCookieName(), '', 0);

/** Returns the secret of the pending sign-in in a request's cookies, or null. */
export function readPendingSecret(headers: Headers): string | null {
  const secret = readCookie(headers, pendingCookieName());
  return secret !== null && /^[\w-]{43}$/.test(secret) ? secret : null;
}

/** Returns the value of the first cookie with exactly this name. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
