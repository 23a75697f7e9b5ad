import { afterEach, expect, test, vi } from 'vitest';
import { newDraft, recordDrafts } from '#web/features/records/post/stored-draft.ts';
import { newestDraft } from './newest-draft.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('names the board of the newest draft in this browser, except the one on the page', () => {
  vi.useFakeTimers();
  expect(newestDraft('201-21')).toBeUndefined();
  for (const slot of ['speedrun-3', '345-31', '201-21', 'not a board']) {
    recordDrafts.store(slot, newDraft());
    vi.advanceTimersByTime(1_000);
  }
  expect(newestDraft('201-21')).toEqual({ stage: '345', rule: '31' });
  expect(newestDraft('345-31')).toEqual({ stage: '201', rule: '21' });
  recordDrafts.delete('345-31');
  expect(newestDraft('201-21')).toEqual({ speedrun: '3' });
});
