import { z } from 'zod';

/** Hosts of the push services, whose subdomains are allowed too. The worker sends push messages to no other host. */
export const PUSH_HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'] as const;

/** Maximum number of push devices per player. A further device replaces the oldest. */
export const MOST_PUSH_DEVICES = 10;

const LONGEST_ENDPOINT = 1_024;
const base64url = (bytes: number) =>
  z.string({ error: 'wrong-type' }).regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'wrong-type');

/** A push subscription as the browser reports it: the endpoint URL and the encryption keys. */
export const pushSubscriptionForm = z.strictObject(
  {
    endpoint: z.string({ error: 'wrong-type' }).max(LONGEST_ENDPOINT, 'too-long').refine(isPushEndpoint, 'host-not-allowed'),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }, { error: 'wrong-type' }),
  },
  { error: 'wrong-type' },
);
export type PushSubscriptionForm = z.output<typeof pushSubscriptionForm>;

/** Returns whether a text is an https URL on a known push service, without a port or credentials. */
export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return PUSH_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
