import en from '#content/locales/en/notifications.json' with { type: 'json' };
import ja from '#content/locales/ja/notifications.json' with { type: 'json' };
import { openWebPush } from '#data/gateways/web-push.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import type { Push } from '#usecases/notifications/push.ts';
import type { Env } from './env.ts';

const WORDS = { en, ja };

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
      const url = `${language === 'en' ? '' : `/${language}`}${notification.route}`;
      const body = notificationText(WORDS[language], notification, language);
      // The tag ensures that a notification that is sent twice is shown only once.
      return deliver(to, JSON.stringify({ title: WORDS[language].site, body, url, tag: `notice-${notification.id}`, lang: language }));
    },
  };
}
