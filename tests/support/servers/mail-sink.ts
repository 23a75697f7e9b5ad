import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Received = { readonly to: readonly string[]; readonly from: string; readonly subject: string; readonly text: string };

export type MailSink = { readonly smtpUrl: string; readonly inboxUrl: string; stop(): Promise<void> };

const MAX_MAILS = 200;

/**
 * Starts a real mail server on loopback that stores mails in memory and lists them on a page, newest first. No mail
 * leaves the machine.
 */
export async function startMailSink({ smtpPort = 0, inboxPort = 0 } = {}): Promise<MailSink> {
  const mails: Received[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void readMail(stream).then(
        (mail) => {
          mails.unshift({ ...mail, to: session.envelope.rcptTo.map(({ address }) => address) });
          mails.splice(MAX_MAILS);
          done();
        },
        (error: Error) => done(error),
      );
    },
  });
  const inbox = createServer((request, response) => {
    const isJson = request.url === '/mails.json';
    response.setHeader('content-type', isJson ? 'application/json' : 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', "default-src 'none'");
    response.end(isJson ? JSON.stringify(mails) : inboxPage(mails));
  });
  smtp.listen(smtpPort, '127.0.0.1');
  inbox.listen(inboxPort, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(inbox, 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    inboxUrl: `http://127.0.0.1:${portOf(inbox)}`,
    stop: async () => {
      inbox.closeAllConnections();
      await Promise.all([new Promise((resolve) => inbox.close(resolve)), new Promise<void>((resolve) => smtp.close(() => resolve()))]);
    },
  };
}

async function readMail(stream: AsyncIterable<Buffer>): Promise<Omit<Received, 'to'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  return { from: mail.from?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '' };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const linked = (text: string): string => escaped(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);

const inboxPage = (mails: readonly Received[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Inbox</title>
<h1>Mails sent by the site</h1>
${mails.map(({ to, subject, text }) => `<article><h2>${escaped(subject)}</h2><p>to ${escaped(to.join(', '))}</p><pre>${linked(text)}</pre></article>`).join('\n')}
${mails.length === 0 ? '<p>None yet.</p>' : ''}`;
