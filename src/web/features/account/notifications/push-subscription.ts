import { callApi } from '#web/ui/call-api.ts';

/** Result of turning push messages on or off. */
export type PushResult = 'done' | 'denied' | 'failed' | 'login-required';

/** Requests permission, subscribes the browser to push messages and registers the subscription with the site. */
export async function subscribe(publicKey: string): Promise<PushResult> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = subscription.toJSON();
    return await callPushApi('PUT', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  } catch {
    return 'failed'; // The browser has no push service, or the push service cannot be reached.
  }
}

/** Deletes the subscription on the site, then in the browser. Ignores a failure in the browser. */
export async function unsubscribe(): Promise<PushResult> {
  const result = await callPushApi('DELETE');
  if (result !== 'done') return result;
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.pushManager.getSubscription().then(
    (subscription) => subscription?.unsubscribe(),
    () => {},
  );
  return 'done';
}

async function callPushApi(method: 'PUT' | 'DELETE', json?: object): Promise<PushResult> {
  const { ok, status } = await callApi('/api/me/push', { method, json });
  if (status === 401) return 'login-required';
  return ok ? 'done' : 'failed';
}
