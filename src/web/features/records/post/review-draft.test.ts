import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { reviewDraft } from './review-draft.ts';

const board = stageBoard(contentCatalogue(), 1001, 0);
if (!board?.event) throw new Error('stage 1001 is no event stage');
const zone = 'Asia/Tokyo';
const end = Date.parse(board.event.endsAt);
const draft = { score: '1200', console: board.consoles[0] ?? 1 };

test('accepts a post within the grace period, as the server does when the upload started in time', () => {
  const [now, uploadStartedAt] = [new Date(end + 5 * MINUTE_MS), new Date(end - 60_000)];
  expect(checkDraft(board, draft, { now, zone, purpose: 'post', uploadStartedAt }).ok).toBe(true);
  expect(reviewDraft(board, draft, { now, zone })).toEqual([]);
});

test.each([
  ['a clock that is years ahead', end + 9e11],
  ['a clock that is years behind', end - 9e11],
])('%s causes no error, because only the server checks times', (_, at) => {
  expect(reviewDraft(board, draft, { now: new Date(at), zone })).toEqual([]);
});

test('reports invalid values regardless of the browser’s clock', () => {
  expect(reviewDraft(board, { console: draft.console }, { now: new Date(end + 9e11), zone })).toEqual([
    { field: 'score', code: 'required' },
  ]);
});
