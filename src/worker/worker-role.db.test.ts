import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asRole } from '#tests/support/database/database-roles.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount } from '#tests/support/scenarios/accounts.ts';
import { upload } from '#tests/support/scenarios/evidence-site.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';
import { startMailSink } from '#tests/support/servers/mail-sink.ts';
import { openTestStorage } from '#tests/support/servers/storages.ts';
import { schedule } from './tasks.ts';

const { db, url, deps: plainDeps } = openTestDatabase();
const { settings, storage } = openTestStorage('directory');

test('all worker tasks, the relay and audit log sealing work with the privileges of the worker database role', async () => {
  const mail = await startMailSink();
  const deps = { ...plainDeps, storage };
  const handle = await openAccount(deps, { email: `${newHandle()}@example.org` });
  const userId = (await db.selectFrom('users').select('id').where('handle', '=', handle).executeTakeFirstOrThrow()).id;
  await upload(deps, await drawPicture().png().toBuffer(), userId); // also adds the job that processes the upload
  const event = { what: 'posted', ...(await createRecord(deps, { userId })) };
  const jobs: [string, object][] = [
    ...[...new Set(schedule.map(({ task }) => task))].map((task): [string, object] => [
      task,
      task === 'check-evidence' ? { after: '0' } : {},
    ]),
    ...['fold-views', 'rebuild-rankings', 'read-texts'].map((task): [string, object] => [task, {}]),
    ['notify-of-records', { notes: [event] }],
    ['push-notifications', { userId }],
    ['send-confirmation', { userId }],
    ['send-password-changed', { userId }],
    ['send-email-changed', { userId, address: 'old@example.org' }],
    ['send-link-changed', { userId, provider: 'github', change: 'linked' }],
    ['send-token-created', { userId }],
    ['send-method-changed', { userId, method: 'passkey', change: 'added', at: new Date(0).toISOString() }],
    ['send-reset', { account: handle }],
    ['send-digest', { userId, since: new Date(0).toISOString() }],
  ];
  await sql`insert into outbox (topic) values ('rankings'), ('texts')`.execute(db);
  await sql`insert into outbox (topic, kind, subject) values ('pages', 'rebuilt', '')`.execute(db);
  for (const [task, payload] of jobs)
    await sql`select graphile_worker.add_job(${task}::text, ${JSON.stringify(payload)}::json, max_attempts := 1, job_key := ${`role/${task}`})`.execute(
      db,
    );

  const env = {
    ...settings,
    DATABASE_URL: asRole(url, 'stargrass_worker'),
    EDGE_URLS: 'http://127.0.0.1:9',
    LOG_LEVEL: 'error',
    SHUTDOWN_DRAIN_SECONDS: '1',
    SMTP_URL: mail.smtpUrl,
  };
  const worker = spawn(process.execPath, ['src/worker/main.ts'], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  worker.stdout.on('data', (part) => {
    log += part;
  });
  const left = async () =>
    (
      await sql<{ task: string; error: string | null }>`
        select task_identifier as task, last_error as error from graphile_worker.jobs where key like 'role/%' order by 1`.execute(db)
    ).rows;
  try {
    await expect.poll(async () => (await left()).filter(({ error }) => error === null), { interval: 100 }).toEqual([]);
    expect(await left()).toEqual([]);
    await expect.poll(() => db.selectFrom('audit_unsealed').selectAll().execute(), { interval: 100 }).toEqual([]);
    await expect.poll(() => db.selectFrom('outbox').select('topic').execute(), { interval: 100 }).toEqual([]);
    expect(log).not.toContain('permission denied');
    expect(await db.selectFrom('uploads').select('state').where('user_id', '=', userId).execute()).toEqual([{ state: 'ready' }]);
  } finally {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    await mail.stop();
  }
});
