import { afterAll, beforeAll } from 'vitest';
import { type MailSink, type Received, startMailSink } from '#tests/support/servers/mail-sink.ts';
import type { Mail } from '#usecases/accounts/mail/mail.ts';
import { createMail } from '#wiring/create-mail.ts';

/**
 * Returns the site's mail gateway, connected to a mail server for this test file, and a function that reads the
 * received mails.
 */
export function openTestMail(): { readonly mail: Mail; readonly mailsTo: (address: string) => Promise<Received[]> } {
  let sink: MailSink;
  let mail: Mail;
  beforeAll(async () => {
    sink = await startMailSink();
    mail = createMail({ SMTP_URL: sink.smtpUrl, MAIL_FROM: 'site@example.org', SITE_URL: 'https://site.example' });
  });
  afterAll(() => sink.stop());
  return {
    mail: { send: (...args) => mail.send(...args) },
    mailsTo: async (address) => {
      const mails = (await (await fetch(`${sink.inboxUrl}/mails.json`)).json()) as Received[];
      return mails.filter(({ to }) => to.includes(address));
    },
  };
}
