import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db, deps } = openTestDatabase();
let recordId: string;
beforeAll(async () => {
  ({ recordId } = await createRecord(deps, { userId: await createPlayer(deps) }));
});

test.each([
  ['console', '0'],
  ['console', '8'],
  ['time_ms', '0'],
  ['time_ms', '360000000'],
  ['creatures', '-1'],
  ['treasure', '-1'],
  ['comment', `repeat('a', 2049)`],
  ['video_url', `repeat('a', 513)`],
  ['state', `'winning'`],
  ['achieved_at', `'2001-10-24'`],
  ['evidence_duty', `'song'`],
])('T10c: a check constraint rejects a record whose %s is %s', async (column, value) => {
  const others = 'user_id, board_id, rank_key, policy_revision, rule_revision, changed_by';
  const console = column === 'console' ? '' : ', console';
  const insert = sql.raw(
    `insert into records (${others}${console}, ${column}) select ${others}${console}, ${value} from records where record_id = ${recordId}`,
  );
  await expect(insert.execute(db)).rejects.toMatchObject({ code: '23514' });
  await expect(sql.raw(`update records set ${column} = ${value} where record_id = ${recordId}`).execute(db)).rejects.toMatchObject({
    code: '23514',
  });
});
