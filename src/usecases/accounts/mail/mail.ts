import type { Language } from '#domain/shared/language.ts';
import type { Notification } from '#usecases/notifications/notification.ts';

export type MailKind =
  | 'confirm-email'
  | 'reset-password'
  | 'password-changed'
  | 'email-changed'
  | 'account-linked'
  | 'account-unlinked'
  | 'token-created'
  | 'passkey-added'
  | 'passkey-removed'
  | 'authenticator-app-added'
  | 'authenticator-app-removed'
  | 'recovery-codes-changed'
  | 'recovery-code-used'
  | 'digest';

/** Template values for a mail. Which optional values are required depends on the kind of mail. */
export type MailValues = {
  readonly handle: string;
  readonly token?: string;
  readonly provider?: string;
  readonly at?: string; // when it happened, as the mail shows it
  readonly notifications?: readonly Notification[];
};

/** Sends mails. `send` throws when the mail server rejects the mail. */
export type Mail = {
  send(kind: MailKind, language: Language, to: string, values: MailValues): Promise<void>;
};
