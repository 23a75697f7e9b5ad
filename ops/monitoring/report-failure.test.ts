import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type Received, startMailSink } from '#tests/support/servers/mail-sink.ts';

const UNIT = 'stargrass-backup.service';
const report = (settings: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['ops/monitoring/report-failure.ts', UNIT], {
    env: { ...process.env, DATABASE_URL: 'postgres://x@127.0.0.1/x', SITE_URL: 'https://stargrass.example', ...settings },
  });

test('a failed unit is logged, and mailed once an hour if an address and a mail server are set', async () => {
  const [sink, state] = await Promise.all([startMailSink(), mkdtemp(join(tmpdir(), 'failed-'))]);
  const mail = { SMTP_URL: sink.smtpUrl, STATE_DIRECTORY: state };
  try {
    const { stderr } = await report({ ...mail, OPERATOR_MAIL: '' });
    expect(stderr).toContain(`${UNIT} failed on stargrass.example (unknown)`);
    for (const result of ['timeout', 'exit-code'])
      await report({ ...mail, OPERATOR_MAIL: 'operator@example.org', MONITOR_SERVICE_RESULT: result });
    const mails = (await (await fetch(`${sink.inboxUrl}/mails.json`)).json()) as Received[];
    expect(mails).toMatchObject([
      {
        to: ['operator@example.org'],
        subject: `${UNIT} failed on stargrass.example`,
        text: expect.stringContaining('failed (timeout)'),
      },
    ]);
  } finally {
    await sink.stop();
    await rm(state, { recursive: true });
  }
});
