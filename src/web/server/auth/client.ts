import 'server-only';
import type { Client } from '#usecases/accounts/client.ts';
import { deviceCookieName, readCookie } from './cookies.ts';

/**
 * Returns the client's address, user agent and device. Uses the last entry of `x-forwarded-for`, which was written by
 * the reverse proxy (TRUST_FORWARDED_FOR) or is the address of the connection (traffic/forwarded-for.ts). Clients can
 * forge the earlier entries.
 */
export function clientOf(headers: Headers): Client {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  const device = readCookie(headers, deviceCookieName());
  return {
    address: /^[\da-f.:]{2,45}$/i.test(last) ? last : 'unknown',
    agent: headers.get('user-agent')?.replaceAll(/\p{Cc}/gu, '') ?? null,
    device: device !== null && /^[\w-]{43}$/.test(device) ? device : null,
  };
}
