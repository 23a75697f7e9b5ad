import { afterEach, expect, test, vi } from 'vitest';
import { deleteDraft, findDraft, type StoredDraft, storeDraft } from './stored-drafts.ts';

const draft = (slot: string, id: string, text: string, storedAt = '2026-11-15T00:00:00Z'): StoredDraft => ({
  ...{ slot, id, key: `key-${id}`, lang: 'en', base: undefined, storedAt },
  version: { name: 'Pebble', reading: '', category: 'object', tag: '', text },
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('finds a draft only in its own slot, and only until it is deleted', async () => {
  const stored = draft('a.en', 'one', 'Half a thought');
  storeDraft(stored);
  expect(await findDraft('a.en')).toEqual(stored);
  expect(await findDraft('a.ja')).toBeUndefined();
  deleteDraft(stored);
  expect(await findDraft('a.en')).toBeUndefined();
});

test('finds the newest abandoned draft and leaves the others stored', async () => {
  for (const [id, storedAt] of [
    ['old', '2026-11-01T00:00:00Z'],
    ['new', '2026-11-02T00:00:00Z'],
  ] as const)
    localStorage.setItem(`draft:keyword:b.en:${id}`, JSON.stringify(draft('b.en', id, id, storedAt)));
  expect((await findDraft('b.en'))?.id).toBe('new');
  storeDraft(draft('b.en', 'mine', 'more'));
  expect(localStorage.getItem('draft:keyword:b.en:old')).not.toBeNull();
});

test('ignores a draft that another tab is editing', async () => {
  localStorage.setItem('draft:keyword:c.en:theirs', JSON.stringify(draft('c.en', 'theirs', 'theirs')));
  const query = async () => ({ held: [{ name: 'keyword-draft:theirs' }], pending: [] });
  vi.stubGlobal('navigator', { locks: { query, request: () => new Promise(() => {}) } });
  expect(await findDraft('c.en')).toBeUndefined();
  vi.unstubAllGlobals();
  expect((await findDraft('c.en'))?.id).toBe('theirs');
});

test('tolerates disabled storage and invalid stored drafts', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is disabled');
  });
  storeDraft(draft('d.en', 'one', 'stored in memory'));
  expect((await findDraft('d.en'))?.version.text).toBe('stored in memory');
  vi.restoreAllMocks();
  localStorage.setItem('draft:keyword:e.en:x', '{"id":"x"}');
  localStorage.setItem('draft:keyword:e.en:y', 'nonsense');
  expect(await findDraft('e.en')).toBeUndefined();
});

test('reads a draft from version 1, which stores the time as keptAt', async () => {
  const { storedAt, ...rest } = draft('d.en', 'old', 'Half a thought');
  localStorage.setItem('draft:keyword:d.en:old', JSON.stringify({ ...rest, keptAt: storedAt }));
  expect((await findDraft('d.en'))?.storedAt).toBe(storedAt);
});
