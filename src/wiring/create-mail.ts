import en from '#content/locales/en/mail.json' with { type: 'json' };
import ja from '#content/locales/ja/mail.json' with { type: 'json' };
import { openSmtp } from '#data/gateways/smtp.ts';
import { TOKEN_LIFE_MS } from '#domain/accounts/session-times.ts';
import type { Mail, MailKind } from '#usecases/accounts/mail.ts';
import type { Env } from './env.ts';

const WORDS = { en, ja };
const PAGES: Readonly<Record<MailKind, string>> = {
  'confirm-email': '/auth/confirm',
  'reset-password': '/auth/reset',
  'password-changed': '/auth/reset',
};

/** Letters in the reader's language, in plain text, through the mail server of the settings. */
export function createMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>): Mail {
  const deliver = env.SMTP_URL === undefined ? undefined : openSmtp(env.SMTP_URL);
  return {
    send: async (kind, language, to, { handle, token }) => {
      if (!deliver) throw new Error('no mail server: set SMTP_URL'); // the job is tried again later
      const { subject, text } = WORDS[language][kind];
      const page = `${env.SITE_URL}${language === 'en' ? '' : `/${language}`}${PAGES[kind]}`;
      const link = token === undefined ? page : `${page}?token=${token}`;
      const values = { handle, link, minutes: String(TOKEN_LIFE_MS / 60_000) };
      await deliver({ from: env.MAIL_FROM, to, subject: fill(subject, values), text: fill(text, values) });
    },
  };
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
