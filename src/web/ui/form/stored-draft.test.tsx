import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from './stored-draft.ts';

type Note = { readonly text: string; readonly storedAt?: string };
const newStore = (prefix = 'draft:note:') => draftStore<Note>(prefix, ({ text }) => typeof text === 'string');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('stores, lists and deletes drafts by slot', () => {
  const notes = newStore();
  notes.store('a:1', { text: 'one' });
  notes.store('a:2', { text: 'two' });
  notes.store('b:1', { text: 'three' });
  expect(newStore().find('a:1')).toEqual({ text: 'one' });
  expect(newStore('draft:note:2:').find('a:1')).toBeUndefined();
  notes.delete('a:1');
  expect(notes.find('a:1')).toBeUndefined();
  expect(notes.list('a:')).toEqual([{ text: 'two' }]);
});

test('ignores stored values that are not whole drafts', () => {
  for (const value of ['nonsense', 'null', '7', '{}', '{"text":7}']) {
    localStorage.setItem('draft:note:a', value);
    expect(newStore().find('a')).toBeUndefined();
    expect(newStore().list('')).toEqual([]);
  }
});

test('reads the time of drafts from version 1', () => {
  localStorage.setItem('draft:note:a', '{"text":"one","keptAt":"2026-11-15T00:00:00Z"}');
  expect(newStore().find('a')).toMatchObject({ text: 'one', storedAt: '2026-11-15T00:00:00Z' });
});

test('retains the newest draft in memory while storage is full', () => {
  const notes = newStore();
  notes.store('a', { text: 'stored' });
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  notes.store('a', { text: 'newer' });
  expect(notes.find('a')).toEqual({ text: 'newer' });
  expect(notes.list('')).toEqual([{ text: 'newer' }]);
  setItem.mockRestore();
  notes.store('a', { text: 'newest' });
  expect(newStore().find('a')).toEqual({ text: 'newest' });
  notes.delete('a');
  expect(notes.find('a')).toBeUndefined();
});

test('stores drafts of a tab in the given storage', () => {
  const drafts = draftStore<Note>(
    'draft:',
    () => true,
    () => sessionStorage,
  );
  drafts.store('a', { text: 'one' });
  expect(localStorage.getItem('draft:a')).toBeNull();
  expect(sessionStorage.getItem('draft:a')).toBe('{"text":"one"}');
});
