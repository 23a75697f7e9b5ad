import { createTransport } from 'nodemailer';

export type Mail = { readonly from: string; readonly to: string; readonly subject: string; readonly text: string };

const TIMEOUT_MS = 10_000;

/** Sends mails to a mail server, one connection each, because they are few. */
export function openSmtp(url: string, withinMs: number = TIMEOUT_MS): (mail: Mail) => Promise<void> {
  const transport = createTransport({
    url,
    dnsTimeout: withinMs,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    socketTimeout: withinMs,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
  };
}
