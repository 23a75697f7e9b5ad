import { expect, test } from 'vitest';
import { parseInfo } from '#ops/backup/pgbackrest.ts';
import { backupMetrics } from './backup-metrics.ts';

const backup = (repository: number, type: string, stop: number) => ({
  ...{ label: `${stop}`, type, error: false },
  ...{
    database: { 'repo-key': repository },
    timestamp: { start: stop - 5, stop },
    archive: { start: '000000010000000000000004', stop: '000000010000000000000005' },
  },
});
const info = (...backups: object[]) => parseInfo(JSON.stringify([{ repo: [{ key: 1 }, { key: 2 }], backup: backups }]));
const rows = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

test('exports the newest full backup and the newest of any type per repository, and 0 for a repository without backups', () => {
  const text = backupMetrics(info(backup(1, 'full', 100), backup(1, 'full', 300), backup(1, 'incr', 400)), new Map());
  expect(rows(text).filter((row) => row.startsWith('stargrass_backup'))).toEqual([
    'stargrass_backup_timestamp_seconds{repository="1",type="full"} 300',
    'stargrass_backup_timestamp_seconds{repository="1",type="any"} 400',
    'stargrass_backup_timestamp_seconds{repository="2",type="full"} 0',
    'stargrass_backup_timestamp_seconds{repository="2",type="any"} 0',
  ]);
  expect(text.endsWith('\n')).toBe(true);
});

test('exports nothing for a repository that does not answer', () => {
  const repo = [
    { key: 1, status: { code: 0, message: 'ok' } },
    { key: 2, status: { code: 99, message: '[HostConnectError] no answer' } },
  ];
  const repositories = parseInfo(JSON.stringify([{ repo, backup: [backup(1, 'full', 100)] }]));
  expect(repositories.map(({ fault }) => fault)).toEqual([undefined, '[HostConnectError] no answer']);
  expect(backupMetrics(repositories, new Map())).not.toContain('repository="2"');
});

test('exports the last success of each unit', () => {
  const text = backupMetrics(
    [],
    new Map([
      ['stargrass-verify', new Date(7_000)],
      ['stargrass-objects', new Date(0)],
    ]),
  );
  expect(rows(text)).toEqual([
    'stargrass_unit_success_timestamp_seconds{unit="stargrass-verify"} 7',
    'stargrass_unit_success_timestamp_seconds{unit="stargrass-objects"} 0',
  ]);
});
