import type { Language } from '#domain/accounts/settings.ts';
import type { PushSubscriptionForm } from '#domain/notifications/push-subscription.ts';
import type { Notification } from './notification.ts';

/** Messages to browsers with no page open. */
export type Push = {
  /** Sends one notice in one language to one device; 'gone' when there is no such device any more, throws when it should be tried again. */
  send(to: PushSubscriptionForm, language: Language, notification: Notification): Promise<'taken' | 'gone'>;
  /** With which browsers know that a message is from this site. */
  readonly publicKey: string;
};
