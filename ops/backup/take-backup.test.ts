import { expect, test } from 'vitest';
import { parseInfo } from './pgbackrest.ts';
import { typeDue } from './take-backup.ts';

const backup = (type: 'full' | 'diff' | 'incr', at: string) => ({
  ...{ label: at, type, hasPageErrors: false },
  ...{
    startedAt: new Date(at),
    stoppedAt: new Date(at),
    firstSegment: '000000010000000000000005',
    lastSegment: '000000010000000000000005',
  },
});
const due = (at: string, ...backups: ReturnType<typeof backup>[]) => typeDue(backups, new Date(at));

test('takes a full backup after Sunday 03:00 UTC, a differential one after 03:00 UTC, otherwise incremental ones', () => {
  const sunday = backup('full', '2026-11-15T03:40:00Z');
  expect(due('2026-11-15T04:40:00Z')).toBe('full');
  expect(due('2026-11-15T04:40:00Z', sunday)).toBe('incr');
  expect(due('2026-11-16T02:40:00Z', sunday)).toBe('incr');
  expect(due('2026-11-16T03:40:00Z', sunday)).toBe('diff');
  expect(due('2026-11-16T04:40:00Z', sunday, backup('diff', '2026-11-16T03:40:00Z'))).toBe('incr');
  expect(due('2026-11-22T02:59:00Z', sunday, backup('diff', '2026-11-21T03:40:00Z'))).toBe('incr');
  expect(due('2026-11-22T03:00:00Z', sunday, backup('diff', '2026-11-21T03:40:00Z'))).toBe('full');
});

test('a full backup that was missed is due until it succeeds', () => {
  const old = [backup('full', '2026-11-08T03:40:00Z'), backup('incr', '2026-11-17T10:40:00Z')];
  expect(due('2026-11-17T11:40:00Z', ...old)).toBe('full');
});

test('reads the backups of each repository, and repositories without backups', () => {
  const [firstSegment, lastSegment] = ['000000010000000000000004', '000000010000000000000005'];
  const archive = { start: firstSegment, stop: lastSegment };
  const timestamp = { start: 1_795_021_320, stop: 1_795_021_330 };
  const stanza = {
    name: 'stargrass',
    repo: [{ key: 1 }, { key: 2 }, { key: 3 }],
    backup: [
      { label: '20261118-170200F', type: 'full', error: false, database: { id: 1, 'repo-key': 1 }, timestamp, archive },
      { label: '20261118-170214F', type: 'full', error: true, database: { id: 1, 'repo-key': 2 }, timestamp, archive },
    ],
  };
  const [startedAt, stoppedAt] = [new Date('2026-11-18T17:02:00Z'), new Date('2026-11-18T17:02:10Z')];
  expect(parseInfo(JSON.stringify([stanza]))).toEqual([
    {
      number: 1,
      backups: [{ label: '20261118-170200F', type: 'full', startedAt, stoppedAt, firstSegment, lastSegment, hasPageErrors: false }],
    },
    {
      number: 2,
      backups: [{ label: '20261118-170214F', type: 'full', startedAt, stoppedAt, firstSegment, lastSegment, hasPageErrors: true }],
    },
    { number: 3, backups: [] },
  ]);
});
