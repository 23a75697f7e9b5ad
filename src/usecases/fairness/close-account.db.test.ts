import { expect, test } from 'vitest';
import { blankAccount } from '#data/queries/accounts/accounts.ts';
import { exportAppeals } from '#data/queries/moderation/appeals.ts';
import { exportReports } from '#data/queries/moderation/reports.ts';
import { readClock } from '#data/queries/site/server.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as, moveTo, newModerator } from '#tests/support/scenarios/fairness.ts';
import { appealDecline } from './appeal-decline.ts';
import { reportRecord } from './report-record.ts';

const { db, deps } = openTestDatabase();

test('closing an account blanks the texts of its own reports and appeals only', async () => {
  const [leaver, other] = [await createPlayer(deps), await createPlayer(deps)];
  for (const userId of [leaver, other]) {
    const { recordId } = await createRecord(deps, { userId });
    await reportRecord(deps, as(userId === leaver ? other : leaver), recordId, { reason: 'other', text: 'words' });
    await moveTo(deps, await newModerator(deps), recordId, 'declined');
    await appealDecline(deps, as(userId), recordId, { text: 'words' });
    expect(await exportAppeals(db, userId)).toMatchObject([{ recordId, text: 'words', outcome: null }]);
  }
  expect(await exportReports(db, leaver)).toMatchObject([{ reason: 'other', text: 'words' }]);
  await blankAccount(db, leaver, 'u-gone', await readClock(db));
  for (const [userId, text] of [
    [leaver, ''],
    [other, 'words'],
  ] as const) {
    expect(await exportReports(db, userId)).toMatchObject([{ text }]);
    expect(await exportAppeals(db, userId)).toMatchObject([{ text }]);
  }
});
