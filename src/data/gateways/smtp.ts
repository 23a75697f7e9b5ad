import { createTransport } from 'nodemailer';

export type Mail = { readonly from: string; readonly to: string; readonly subject: string; readonly text: string };

const TIMEOUT_MS = 10_000;

/** Returns a function that sends mail through an SMTP server. Opens one connection per mail, because mails are rare. */
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
