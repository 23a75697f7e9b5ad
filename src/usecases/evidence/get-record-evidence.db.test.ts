import { expect, test } from 'vitest';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { getRecordEvidence } from './get-record-evidence.ts';

const { db, deps } = openTestDatabase();
const VIDEO = 'https://youtu.be/aaaaaaaaaaa';

test('getRecordEvidence returns the state and the video', async () => {
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps), state: 'checked' });
  await db.updateTable('records').set({ video_url: VIDEO }).where('record_id', '=', recordId).execute();
  expect(await getRecordEvidence(deps, recordId)).toEqual({ state: 'checked', videoUrl: VIDEO, picture: undefined, ailing: {} });
});

test('getRecordEvidence returns undefined for a record that does not count or does not exist', async () => {
  const { recordId } = await createRecord(deps, { userId: await createPlayer(deps), state: 'declined' });
  expect(await getRecordEvidence(deps, recordId)).toBeUndefined();
  expect(await getRecordEvidence(deps, '999999999')).toBeUndefined();
  expect(await getRecordEvidence(deps, 'x')).toBeUndefined();
});
