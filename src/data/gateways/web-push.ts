import webPush from 'web-push';

/** Key pair that signs push messages, and the site owner's contact address for push services. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

type Device = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

const TIMEOUT_MS = 10_000;
const RETENTION_SECONDS = 24 * 60 * 60; // How long the push service stores a message for an offline device.
const GONE = [404, 410];

/** Returns a function that sends an encrypted push message, and returns 'gone' when the subscription has ended. */
export function openWebPush(
  vapidDetails: VapidKeys,
  withinMs: number = TIMEOUT_MS,
): (device: Device, text: string) => Promise<'taken' | 'gone'> {
  return async (device, text) => {
    // Uses fetch instead of web-push's own request, so that redirects are not followed and the request times out.
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, text, { vapidDetails, TTL: RETENTION_SECONDS });
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as BodyInit,
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    await response.body?.cancel();
    if (GONE.includes(response.status)) return 'gone';
    if (!response.ok) throw new Error(`the push service responded ${response.status}`);
    return 'taken';
  };
}
