import { openWebPush } from '#data/gateways/web-push.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { addressPrefix } from '#domain/shared/language.ts';
import type { Push } from '#usecases/notifications/push.ts';
import type { Env } from './env.ts';
import { textsIn } from './texts.ts';

/**
 * Creates the sender of push messages in the recipient's language, which `public/sw.js` displays. Returns undefined
 * unless all VAPID settings are set.
 */
export function createPush(env: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>): Push | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  const deliver = openWebPush({ publicKey, privateKey, subject });
  return {
    publicKey,
    send: (to, language, notification) => {
      const url = `${addressPrefix(language)}${notification.route}`;
      const words = textsIn(language).notifications;
      const body = notificationText(words, notification, language);
      // The tag ensures that a notification that is sent twice is shown only once.
      return deliver(to, JSON.stringify({ title: words.site, body, url, tag: `notice-${notification.id}`, lang: language }));
    },
  };
}
