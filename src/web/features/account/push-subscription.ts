import { callApi } from '#web/ui/call-api.ts';

/** What came of turning messages on or off. */
export type PushResult = 'done' | 'denied' | 'failed' | 'login-required';

/** Asks the reader and their browser, and tells the site where the browser takes messages. */
export async function subscribe(publicKey: string): Promise<PushResult> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return await tell('PUT', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  } catch {
    return 'failed'; // no push service, or none that can be reached
  }
}

/** Ends it, first on the site: what the browser does afterwards changes nothing. */
export async function unsubscribe(): Promise<PushResult> {
  const result = await tell('DELETE');
  if (result !== 'done') return result;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.pushManager.getSubscription().then(
    (subscription) => subscription?.unsubscribe(),
    () => {},
  );
  return 'done';
}

async function tell(method: 'PUT' | 'DELETE', json?: object): Promise<PushResult> {
  const { ok, status } = await callApi('/api/me/push', { method, json });
  if (status === 401) return 'login-required';
  return ok ? 'done' : 'failed';
}
