import 'server-only';
import { env } from '#web/server/env.ts';

/**
 * Returns whether a write comes from a page on this site, judging by Sec-Fetch-Site or, in older browsers, Origin.
 * Returns false when both headers are missing.
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origin !== new URL(env().SITE_URL).origin) return false;
  return site === null ? origin !== null : site === 'same-origin';
}

/**
 * Returns whether a page of another site sends a token. No call accepts that: a token belongs into a program, not into a
 * page that others can read.
 */
export function isForeignToken(headers: Headers): boolean {
  const origin = headers.get('origin');
  return headers.has('authorization') && origin !== null && origin !== new URL(env().SITE_URL).origin;
}
