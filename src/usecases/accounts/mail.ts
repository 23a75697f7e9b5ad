import type { Language } from '#domain/accounts/settings.ts';
import type { Notification } from '#usecases/notifications/notification.ts';

/** The mails that the site writes. */
export type MailKind =
  | 'confirm-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'account-linked'
  | 'account-unlinked'
  | 'digest';

/** What a mail is filled with: a link's token, a provider's id or notices, where the kind has them. */
export type MailValues = {
  readonly handle: string;
  readonly token?: string;
  readonly provider?: string;
  readonly notifications?: readonly Notification[];
};

/** Sends one mail in one language; throws when the mail server does not take it. */
export type Mail = {
  send(kind: MailKind, language: Language, to: string, values: MailValues): Promise<void>;
};
