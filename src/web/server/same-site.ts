import 'server-only';
import { env } from './env.ts';

/** Whether a write was sent by a page of this site: browsers say so themselves, older ones by their Origin; silence is a no. */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origin !== new URL(env().SITE_URL).origin) return false;
  return site === null ? origin !== null : site === 'same-origin';
}
