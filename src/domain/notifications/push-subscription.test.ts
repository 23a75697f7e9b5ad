import { expect, test } from 'vitest';
import { isPushEndpoint, pushSubscriptionForm } from './push-subscription.ts';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.example.org/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['nothing', false],
])('isPushEndpoint and the subscription form accept the endpoint %s: %s', (endpoint, expected) => {
  expect(isPushEndpoint(endpoint)).toBe(expected);
  expect(pushSubscriptionForm.safeParse({ endpoint, keys: KEYS }).success).toBe(expected);
});

test('rejects a push subscription with a long URL, malformed or missing keys, or unknown fields', () => {
  const endpoint = 'https://web.push.apple.com/abc';
  expect(pushSubscriptionForm.safeParse({ endpoint, keys: KEYS }).success).toBe(true);
  for (const wrong of [
    { endpoint: `https://web.push.apple.com/${'a'.repeat(1_000)}`, keys: KEYS },
    { endpoint, keys: { ...KEYS, p256dh: 'B'.repeat(88) } },
    { endpoint, keys: { ...KEYS, auth: 'not base 64 at all!!!!' } },
    { endpoint, keys: { p256dh: KEYS.p256dh } },
    { endpoint, keys: KEYS, user: 7 },
    { keys: KEYS },
  ]) {
    expect(pushSubscriptionForm.safeParse(wrong).success, JSON.stringify(wrong).slice(0, 60)).toBe(false);
  }
});
