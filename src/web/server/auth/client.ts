import 'server-only';
import type { Client } from '#usecases/accounts/client.ts';
import { deviceCookieName, readCookie } from './cookies.ts';

/**
 * Where a request comes from. The last entry of `x-forwarded-for` is the one that the proxy in front wrote (TRUST_FORWARDED_FOR), or the address of
 * the connection (traffic/forwarded-for.ts); whatever stands before it, the sender may have made up.
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
