import { openSmtp } from '#data/gateways/smtp.ts';
import { TOKEN_LIFE_MS } from '#domain/accounts/session-times.ts';
import { notificationText } from '#domain/notifications/notification-text.ts';
import { fillText } from '#domain/shared/fill-text.ts';
import { addressPrefix, type Language } from '#domain/shared/language.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import type { Mail, MailKind } from '#usecases/accounts/mail/mail.ts';
import type { Notification } from '#usecases/notifications/notification.ts';
import type { Env } from './env.ts';
import { providerName } from './provider-name.ts';
import { textsIn } from './texts.ts';

const MOST_LINES = 20;
const PAGES: Readonly<Record<MailKind, string>> = {
  'confirm-email': '/auth/confirm',
  'reset-password': '/auth/reset',
  'password-changed': '/auth/reset',
  'email-changed': '/auth/login',
  'account-linked': '/auth/settings#providers',
  'account-unlinked': '/auth/settings#providers',
  'token-created': '/auth/settings#tokens',
  digest: '/notifications',
};

/** Sends plain-text mails in the recipient's language through the configured mail server. */
export function createMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'OIDC_NAME'>): Mail {
  const deliver = env.SMTP_URL === undefined ? undefined : openSmtp(env.SMTP_URL);
  return {
    send: async (kind, language, to, { handle, token, provider, notifications = [] }) => {
      if (!deliver) throw new Error('no mail server: set SMTP_URL'); // the mail job will be retried
      const { subject, text } = textsIn(language).mail[kind];
      const site = `${env.SITE_URL}${addressPrefix(language)}`;
      const page = `${site}${PAGES[kind]}`;
      const values = {
        handle,
        link: token === undefined ? page : `${page}?token=${token}`,
        ...(provider !== undefined && { provider: providerName(provider, env) }),
        minutes: TOKEN_LIFE_MS / MINUTE_MS,
        count: notifications.length,
        lines: notifications.slice(0, MOST_LINES).map(lineOf(site, language)).join('\n'),
        settings: `${site}/auth/settings#notifications`,
      };
      await deliver({ from: env.MAIL_FROM, to, subject: fillText(subject, values), text: fillText(text, values) });
    },
  };
}

const lineOf = (site: string, language: Language) => (notification: Notification) =>
  `- ${notificationText(textsIn(language).notifications, notification, language)}\n  ${site}${notification.route}`;
