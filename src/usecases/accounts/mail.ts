import type { Language } from '#domain/accounts/settings.ts';

/** The mails that the site writes. */
export type MailKind = 'confirm-email' | 'reset-password' | 'password-changed';

/** Sends one mail in one language, with a link where the kind has one; throws when the mail server does not take it. */
export type Mail = {
  send(kind: MailKind, language: Language, to: string, values: { readonly handle: string; readonly token?: string }): Promise<void>;
};
