import { z } from 'zod';

/** The push services, including their subdomains. The worker calls no other host. */
export const PUSH_HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

/** Devices per player; a new one replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;

const LONGEST_ENDPOINT = 1_024;
const base64url = (bytes: number) =>
  z.string({ error: 'wrong-type' }).regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'wrong-type');

/** A browser's push subscription: the endpoint and the encryption keys. */
export const pushSubscriptionForm = z.strictObject(
  {
    endpoint: z.string({ error: 'wrong-type' }).max(LONGEST_ENDPOINT, 'too-long').refine(isPushEndpoint, 'host-not-allowed'),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }, { error: 'wrong-type' }),
  },
  { error: 'wrong-type' },
);
export type PushSubscriptionForm = z.output<typeof pushSubscriptionForm>;

/** Whether this is an https URL of a known push service, without port or credentials. */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return PUSH_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
