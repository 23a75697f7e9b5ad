// Logs that a systemd unit has failed and mails it to OPERATOR_MAIL, at most once an hour for each unit: one that restarts
// again and again would fail every two seconds. stargrass-failed@.service runs it with the name of the unit.
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openSmtp } from '#data/gateways/smtp.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { parseEnv } from '#wiring/env.ts';
import { changedAt } from './changed-at.ts';

const [unit = 'a unit'] = process.argv.slice(2);
const { SMTP_URL, MAIL_FROM, OPERATOR_MAIL, SITE_URL } = parseEnv(process.env);
const { MONITOR_SERVICE_RESULT: result = 'unknown', STATE_DIRECTORY: state = '.' } = process.env; // set by systemd; a result is exit-code or oom-kill
const subject = `${unit} failed on ${new URL(SITE_URL).host}`;
const mailed = join(state, basename(unit)); // an empty file, whose time is that of the last mail

console.error(`${subject} (${result})`);
if (OPERATOR_MAIL !== undefined && SMTP_URL !== undefined) {
  const text = `${unit} failed (${result}) at ${new Date().toISOString()}.\n\njournalctl -u ${unit} shows why. What to do: docs/operations.md, "Alerts".\n`;
  if (Date.now() - ((await changedAt(mailed))?.getTime() ?? 0) < HOUR_MS) console.error('mailed within the last hour, so not again');
  else {
    await openSmtp(SMTP_URL)({ from: MAIL_FROM, to: OPERATOR_MAIL, subject, text });
    await writeFile(mailed, '');
  }
}
