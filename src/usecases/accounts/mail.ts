import type { Language } from '#domain/accounts/settings.ts';
import type { Notification } from '#usecases/notifications/notification.ts';

export type MailKind =
  | 'confirm-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'account-linked'
  | 'account-unlinked'
  | 'digest';

/** Template values of a mail: a link's token, a provider's id or notifications, depending on the kind. */
export type MailValues = {
  readonly handle: string;
  readonly token?: string;
  readonly provider?: string;
  readonly notifications?: readonly Notification[];
};

/** Sends one mail in one language; throws when the mail server rejects it. */
export type Mail = {
  send(kind: MailKind, language: Language, to: string, values: MailValues): Promise<void>;
};
