// Mail server of `npm run dev`: accepts all mail, shows it on a web page and delivers nothing.
import { startMailSink } from '#tests/support/servers/mail-sink.ts';

const [smtpPort, inboxPort] = process.argv.slice(2).map(Number);
const sink = await startMailSink({ smtpPort: smtpPort ?? 0, inboxPort: inboxPort ?? 0 });
process.once('SIGTERM', () => void sink.stop());
