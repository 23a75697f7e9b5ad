import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sealAuditRows } from '#data/queries/moderation/audit-log.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db, url } = openTestDatabase();
// Set AUDIT_ROWS to 100000 to print the duration; see docs/operations.md.
const ROWS = Number(process.env.AUDIT_ROWS ?? 5_000);

const verify = () =>
  new Promise<{ code: number; output: string; ms: number }>((resolve) => {
    const started = performance.now();
    execFile(process.execPath, ['scripts/audit.ts'], { env: { ...process.env, DATABASE_URL: url } }, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout.trim(), ms: performance.now() - started }),
    );
  });

test(`audit:verify reports the tampered row in an audit log of ${ROWS} rows`, async () => {
  await sql`
    insert into audit_log (verb, subject_kind, subject_id, detail)
    select 'change-record-state', 'record', step::text, jsonb_build_object('from', 'posted', 'to', 'verified', 'revisionId', step)
    from generate_series(1, ${ROWS}::int) as step`.execute(db);
  while ((await sealAuditRows(db)) > 0) {}
  expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('is intact') });

  const middle = sql`(select audit_id from audit_log order by audit_id offset ${Math.floor(ROWS / 2)} limit 1)`;
  const { rows } = await sql<{ id: string }>`select ${middle} as id`.execute(db);
  await db.transaction().execute(async (tx) => {
    // Disables triggers, as the owner of the database could.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update audit_log set detail = detail || '{"to":"posted"}' where audit_id = ${middle}`.execute(tx);
  });
  const { code, output, ms } = await verify();
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`at row ${rows[0]?.id} (`) });
  if (process.env.AUDIT_ROWS) console.log(output, `${Math.round(ms)} ms`);
});
