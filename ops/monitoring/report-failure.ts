// Logs that a systemd unit has failed and mails it to OPERATOR_MAIL. stargrass-failed@.service runs it with the name of
// the unit.
import { openSmtp } from '#data/gateways/smtp.ts';
import { parseEnv } from '#wiring/env.ts';

const [unit = 'a unit'] = process.argv.slice(2);
const { SMTP_URL, MAIL_FROM, OPERATOR_MAIL, SITE_URL } = parseEnv(process.env);
const result = process.env.MONITOR_SERVICE_RESULT ?? 'unknown'; // set by systemd, such as exit-code or oom-kill
const subject = `${unit} failed on ${new URL(SITE_URL).host}`;

console.error(`${subject} (${result})`);
if (OPERATOR_MAIL !== undefined && SMTP_URL !== undefined) {
  const text = `${unit} failed (${result}) at ${new Date().toISOString()}.\n\njournalctl -u ${unit} shows why. What to do: docs/operations.md, "Alerts".\n`;
  await openSmtp(SMTP_URL)({ from: MAIL_FROM, to: OPERATOR_MAIL, subject, text });
}
