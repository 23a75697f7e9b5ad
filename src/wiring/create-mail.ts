import en from '#content/locales/en/mail.json' with { type: 'json' };
import enNotices from '#content/locales/en/notices.json' with { type: 'json' };
import ja from '#content/locales/ja/mail.json' with { type: 'json' };
import jaNotices from '#content/locales/ja/notices.json' with { type: 'json' };
import { openSmtp } from '#data/gateways/smtp.ts';
import { TOKEN_LIFE_MS } from '#domain/accounts/session-times.ts';
import type { Language } from '#domain/accounts/settings.ts';
import { noticeText } from '#domain/notices/notice-text.ts';
import type { Mail, MailKind } from '#usecases/accounts/mail.ts';
import type { Notice } from '#usecases/notices/notice.ts';
import type { Env } from './env.ts';
import { providerName } from './provider-name.ts';

const WORDS = { en, ja };
const NOTICES = { en: enNotices, ja: jaNotices };
const MOST_LINES = 20;
const PAGES: Readonly<Record<MailKind, string>> = {
  'confirm-email': '/auth/confirm',
  'reset-password': '/auth/reset',
  'password-changed': '/auth/reset',
  'email-changed': '/auth/login',
  'account-linked': '/auth/settings#providers',
  'account-unlinked': '/auth/settings#providers',
  digest: '/notices',
};

/** Letters in the reader's language, in plain text, through the mail server of the settings. */
export function createMail(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'OIDC_NAME'>): Mail {
  const deliver = env.SMTP_URL === undefined ? undefined : openSmtp(env.SMTP_URL);
  return {
    send: async (kind, language, to, { handle, token, provider, notices = [] }) => {
      if (!deliver) throw new Error('no mail server: set SMTP_URL'); // the job is tried again later
      const { subject, text } = WORDS[language][kind];
      const site = `${env.SITE_URL}${language === 'en' ? '' : `/${language}`}`;
      const page = `${site}${PAGES[kind]}`;
      const values = {
        handle,
        link: token === undefined ? page : `${page}?token=${token}`,
        ...(provider !== undefined && { provider: providerName(provider, env) }),
        minutes: String(TOKEN_LIFE_MS / 60_000),
        count: String(notices.length),
        lines: notices.slice(0, MOST_LINES).map(lineOf(site, language)).join('\n'),
        settings: `${site}/auth/settings#notifications`,
      };
      await deliver({ from: env.MAIL_FROM, to, subject: fill(subject, values), text: fill(text, values) });
    },
  };
}

const lineOf = (site: string, language: Language) => (notice: Notice) =>
  `- ${noticeText(NOTICES[language], notice, language)}\n  ${site}${notice.route}`;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
