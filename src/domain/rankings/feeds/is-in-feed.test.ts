import { expect, test } from 'vitest';
import type { FeedRecord } from './feed-record.ts';
import { isInFeed } from './is-in-feed.ts';

const record = (more: Partial<FeedRecord>) => ({ series: 2, rank: 4, hasVideo: false, ...more }) as FeedRecord;

test('a new record matches a feed filter by series, first place and video', () => {
  expect(isInFeed(record({}), { kind: 'all', series: undefined })).toBe(true);
  expect([2, 3].map((series) => isInFeed(record({}), { kind: 'all', series }))).toEqual([true, false]);
  expect([1, 2, null].map((rank) => isInFeed(record({ rank }), { kind: 'first', series: 2 }))).toEqual([true, false, false]);
  expect([true, false].map((hasVideo) => isInFeed(record({ hasVideo }), { kind: 'video', series: undefined }))).toEqual([true, false]);
});
