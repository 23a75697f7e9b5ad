import { afterEach, expect, test, vi } from 'vitest';
import { recordDrafts } from '#web/features/records/post/stored-draft.ts';
import { findRecordDrafts } from './record-drafts.ts';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('returns no draft for a browser without drafts', () => {
  localStorage.setItem('draft:keyword:1', '{}');
  expect(findRecordDrafts()).toEqual({ count: 0, newest: undefined });
});

test('returns the draft that was changed last', () => {
  vi.useFakeTimers();
  recordDrafts.store('201-21', { key: 'a', typed: { score: '1' } });
  vi.advanceTimersByTime(1000);
  recordDrafts.store('speedrun-3', { key: 'b', typed: { time: '1:00' } });
  expect(findRecordDrafts()).toEqual({ count: 2, newest: { form: '/post?speedrun=3', board: '/speedrun/3' } });
  vi.advanceTimersByTime(1000);
  recordDrafts.store('201-21', { key: 'a', typed: { score: '12' } });
  expect(findRecordDrafts()).toEqual({ count: 2, newest: { form: '/post?stage=201&rule=21', board: '/stage/201' } });
});

test('counts drafts from before the time was stored, and ignores broken ones', () => {
  localStorage.setItem('draft:record:201-21', '{"key":"a","typed":{}}');
  localStorage.setItem('draft:record:202-21', 'nonsense');
  localStorage.setItem('draft:record:elsewhere', '{"key":"a","typed":{}}');
  expect(findRecordDrafts()).toEqual({ count: 1, newest: { form: '/post?stage=201&rule=21', board: '/stage/201' } });
});
