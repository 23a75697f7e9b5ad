import { openSmtp } from '#data/gateways/smtp.ts';
import { TOKEN_LIFE_MS } from '#domain/accounts/sign-in/session-times.ts';
import { NOT_ME_MS } from '#domain/accounts/sign-in/sign-in-methods.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { addressPrefix, type Language } from '#domain/shared/language.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import type { Mail, MailKind } from '#usecases/accounts/mail/mail.ts';
import type { Notification } from '#usecases/notifications/notification.ts';
import type { Env } from './env.ts';
import { providerName } from './provider-name.ts';
import { textsIn } from './texts.ts';

const MOST_LINES = 20;
const PAGES: Readonly<Record<MailKind, string>> = {
  'confirm-email': '/auth/confirm',
  'reset-password': '/auth/reset',
  'password-changed': '/auth/not-me',
  'email-changed': '/auth/not-me',
  'account-linked': '/auth/not-me',
  'account-unlinked': '/auth/not-me',
  'token-created': '/auth/not-me',
  'passkey-added': '/auth/not-me',
  'passkey-removed': '/auth/not-me',
  'authenticator-app-added': '/auth/not-me',
  'authenticator-app-removed': '/auth/not-me',
  'recovery-codes-changed': '/auth/not-me',
  'recovery-code-used': '/auth/not-me',
  digest: '/notifications',
};

/** Sends plain-text mails in the recipient's language through the configured mail server. */
export function createMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'OIDC_NAME'>): Mail {
  const deliver = env.SMTP_URL === undefined ? undefined : openSmtp(env.SMTP_URL);
  return {
    send: async (kind, language, to, { handle, token, provider, at = '', notifications = [] }) => {
      if (!deliver) throw new Error('no mail server: set SMTP_URL'); // the mail job will be retried
      const { [kind]: mail, notMe } = textsIn(language).mail;
      const site = `${env.SITE_URL}${addressPrefix(language)}`;
      const page = `${site}${PAGES[kind]}`;
      const link = token === undefined ? page : `${page}?token=${token}`;
      const values = {
        handle,
        link,
        notMe: fillText(notMe, { link, days: NOT_ME_MS / DAY_MS }),
        at,
        ...(provider !== undefined && { provider: providerName(provider, env) }),
        minutes: TOKEN_LIFE_MS / MINUTE_MS,
        count: notifications.length,
        lines: notifications.slice(0, MOST_LINES).map(lineOf(site, language)).join('\n'),
        settings: `${site}/auth/settings#notifications`,
      };
      await deliver({ from: env.MAIL_FROM, to, subject: fillText(mail.subject, values), text: fillText(mail.text, values) });
    },
  };
}

const lineOf = (site: string, language: Language) => (notification: Notification) =>
  `- ${notificationText(textsIn(language).notifications, notification, language)}\n  ${site}${notification.route}`;
