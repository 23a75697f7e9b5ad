import webPush from 'web-push';

/** With which messages are signed, and where a push service can reach the site's owner. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

type Device = { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };

const TIMEOUT_MS = 10_000;
const RETENTION_SECONDS = 24 * 60 * 60; // by the push service, for a device that is off
const GONE = [404, 410];

/** Hands sealed messages to the push services of browsers; 'gone' for a device that takes none any more. */
export function openWebPush(
  vapidDetails: VapidKeys,
  withinMs: number = TIMEOUT_MS,
): (device: Device, text: string) => Promise<'taken' | 'gone'> {
  return async (device, text) => {
    // The package would follow where https takes it; a request of our own follows nothing and ends in time.
    const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, text, { vapidDetails, TTL: RETENTION_SECONDS });
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as BodyInit,
      redirect: 'manual',
      signal: AbortSignal.timeout(withinMs),
    });
    await answer.body?.cancel();
    if (GONE.includes(answer.status)) return 'gone';
    if (!answer.ok) throw new Error(`the push service answered ${answer.status}`);
    return 'taken';
  };
}
