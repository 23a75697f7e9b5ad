import { expect, test } from 'vitest';
import { checkHistory, checkShown, type StoredRecord } from './check-history.ts';
import { foldHistory, type Operation } from './history.ts';

const COUNT = 40;
const invoked = (operation: number) => ({ operation, userId: operation % 7, boardId: 12, score: 100 + operation, key: `key-${operation}` });

/** Acknowledged operations, apart from two that were refused and two that are unknown, one of which was stored. */
const operations: Operation[] = Array.from({ length: COUNT }, (_, operation) => {
  if (operation === 5 || operation === 6) return { ...invoked(operation), outcome: 'fail', status: 422 };
  if (operation === 8 || operation === 9) return { ...invoked(operation), outcome: 'info' };
  return { ...invoked(operation), outcome: 'ok', recordId: String(1_000 + operation) };
});
const recordOf = (operation: number): StoredRecord => {
  const { userId, boardId, score } = invoked(operation);
  return { recordId: String(1_000 + operation), userId, boardId, score };
};
const stored = operations
  .filter(({ outcome, operation }) => outcome === 'ok' || operation === 9)
  .map(({ operation }) => recordOf(operation));
const kindsWith = (records: readonly StoredRecord[]) => checkHistory(operations, records).map(({ kind }) => kind);

test('a history whose acknowledged operations are stored once and whose refused ones are not has no violations', () => {
  expect(kindsWith(stored)).toEqual([]);
});

test('an acknowledged record that is missing is reported as lost', () => {
  expect(checkHistory(operations, stored.slice(1))).toEqual([{ kind: 'lost', detail: 'operation 0, key key-0: record 1000' }]);
});

test('a record that is stored under another id than the acknowledged one is reported as lost', () => {
  expect(kindsWith(stored.map((record) => (record.recordId === '1000' ? { ...record, recordId: '2000' } : record)))).toEqual(['lost']);
});

test('an acknowledged or unknown operation that is stored twice is reported as duplicated', () => {
  expect(kindsWith([...stored, { ...recordOf(3), recordId: '2000' }])).toEqual(['duplicated']);
  expect(kindsWith([...stored, { ...recordOf(9), recordId: '2000' }])).toEqual(['duplicated']);
});

test('a record with another score than the acknowledged one is reported as altered', () => {
  expect(kindsWith(stored.map((record) => (record.recordId === '1004' ? { ...record, score: 99_000 } : record)))).toEqual(['altered']);
});

test('a refused operation that is stored is reported', () => {
  expect(kindsWith([...stored, { ...recordOf(5), recordId: '2000' }])).toEqual(['refused but stored']);
});

test('a record of a player that no operation sent is reported', () => {
  expect(kindsWith([...stored, { recordId: '2000', userId: 1, boardId: 12, score: 77 }])).toEqual(['unexplained']);
});

test('an edge that shows an older first row, fewer rows or fewer players than the database is reported as stale', () => {
  const current = { players: 3, recordIds: ['9', '8', '7'] };
  expect(checkShown('edge 1', { players: 3, recordIds: ['9', '8'] }, current)).toEqual([]);
  expect(checkShown('edge 1', { players: 0, recordIds: [] }, { players: 0, recordIds: [] })).toEqual([]);
  expect(checkShown('edge 1', { players: 3, recordIds: ['8', '7'] }, current)).toEqual([
    { kind: 'stale', detail: 'edge 1: row 1 is record 8 instead of 9' },
  ]);
  expect(checkShown('edge 1', { players: 2, recordIds: ['9', '8', '7'] }, current)).toEqual([
    { kind: 'stale', detail: 'edge 1: 2 instead of 3 players' },
  ]);
  expect(checkShown('edge 1', { players: 3, recordIds: [] }, current)).toHaveLength(1);
});

test('lines of a history are combined into operations, and one without an outcome is unknown', async () => {
  const lines = [
    { type: 'invoke', ...invoked(1) },
    { type: 'invoke', ...invoked(2) },
    { type: 'ok', operation: 1, recordId: '7', attempts: 2, replayed: true },
    { type: 'invoke', ...invoked(3) },
    { type: 'fail', operation: 3, status: 422 },
  ].map((line) => JSON.stringify({ atMs: 1, ...line }));
  expect(await foldHistory(lines)).toMatchObject([
    { ...invoked(1), outcome: 'ok', recordId: '7' },
    { ...invoked(2), outcome: 'info' },
    { ...invoked(3), outcome: 'fail', status: 422 },
  ]);
  await expect(foldHistory(lines.slice(2))).rejects.toThrow('no invocation');
});
