import type { PushSubscriptionForm } from '#domain/notifications/push-subscription.ts';
import type { Language } from '#domain/shared/language.ts';
import type { Notification } from './notification.ts';

/** Sends push messages to browsers, even when no page of the site is open. */
export type Push = {
  /**
   * Sends one notification to one device. Returns 'gone' when the device no longer exists, and throws when a retry is
   * needed.
   */
  send(to: PushSubscriptionForm, language: Language, notification: Notification): Promise<'taken' | 'gone'>;
  /** The public key with which push services verify that a message is from this site. */
  readonly publicKey: string;
};
