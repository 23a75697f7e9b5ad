import type { Language } from '#domain/accounts/settings.ts';
import type { PushSubscriptionForm } from '#domain/notifications/push-subscription.ts';
import type { Notification } from './notification.ts';

/** Push messages to browsers without an open page. */
export type Push = {
  /** Sends one notification in one language to one device; 'gone' when the device no longer exists, throws when a retry is needed. */
  send(to: PushSubscriptionForm, language: Language, notification: Notification): Promise<'taken' | 'gone'>;
  /** The key with which browsers verify that a message is from this site. */
  readonly publicKey: string;
};
