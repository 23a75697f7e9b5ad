import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Received, startMailSink } from '#tests/support/servers/mail-sink.ts';

const UNIT = 'stargrass-backup.service';
const report = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['ops/monitoring/report-failure.ts', UNIT], {
    env: { ...process.env, DATABASE_URL: 'postgres://x@127.0.0.1/x', SITE_URL: 'https://stargrass.example', ...settings },
  });

test('a failed unit is logged, and mailed once an address and a mail server are set', async () => {
  const sink = await startMailSink();
  try {
    const { stderr } = await report({ SMTP_URL: sink.smtpUrl, OPERATOR_MAIL: '' });
    expect(stderr).toContain(`${UNIT} failed on stargrass.example (unknown)`);
    await report({ SMTP_URL: sink.smtpUrl, OPERATOR_MAIL: 'operator@example.org', MONITOR_SERVICE_RESULT: 'timeout' });
    const mails = (await (await fetch(`${sink.inboxUrl}/mails.json`)).json()) as Received[];
    expect(mails).toMatchObject([
      {
        to: ['operator@example.org'],
        subject: `${UNIT} failed on stargrass.example`,
        text: expect.stringContaining(`journalctl -u ${UNIT}`),
      },
    ]);
  } finally {
    await sink.stop();
  }
});
