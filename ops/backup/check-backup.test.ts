import { expect, test } from 'vitest';
import { findWalGaps, isBefore, parseVerify } from './check-backup.ts';

// Recorded from pgBackRest 2.45, shortened. Its process numbers begin with P, like numbers of our own in other files.
const DAMAGED = `2026-11-18 17:35:31.002 @00   INFO: verify command begin 2.45: --exec-id=21291-afd7a2ba --repo=1
2026-11-18 17:35:34.891 @02   INFO: invalid checksum '15-1/0000000100000000/00000001000000000000001B-7cf2.zst'
2026-11-18 17:35:35.468 @02   INFO: invalid checksum '20261118-170200F/pg_data/base/4/2704.zst'
2026-11-18 17:35:36.031 @00   INFO: stanza: stargrass
                                    status: error
                                      archiveId: 15-1, total WAL checked: 23, total valid WAL: 22
2026-11-18 17:35:36.032 @00   INFO: verify command end: completed successfully (4163ms)`.replaceAll('@', 'P');

test('reads damage and the names of damaged files from the output of pgbackrest verify', () => {
  expect(parseVerify(DAMAGED)).toEqual({
    isIntact: false,
    findings: [
      `invalid checksum '15-1/0000000100000000/00000001000000000000001B-7cf2.zst'`,
      `invalid checksum '20261118-170200F/pg_data/base/4/2704.zst'`,
    ],
  });
  expect(parseVerify('stanza: stargrass\nstatus: ok\n')).toEqual({ isIntact: true, findings: [] });
  expect(parseVerify('')).toEqual({ isIntact: false, findings: [] });
});

test('the WAL of a previous major version neither fills nor makes a gap', () => {
  const listing = (cluster: string, ...names: string[]) =>
    names.map((name) => `${cluster}/${name.slice(0, 16)}/${name}-${'a'.repeat(40)}.zst\n`).join('');
  const old = listing('15-1', '000000010000000000000002', '000000010000000000000003');
  expect(findWalGaps(old + listing('17-2', '000000010000000000000006', '000000010000000000000007'))).toEqual([]);
  expect(findWalGaps(old + listing('17-2', '000000010000000000000001', '000000010000000000000004'))).toHaveLength(1);
});

test('finds gaps in the archived WAL of a timeline, not between timelines', () => {
  const listing = (...names: string[]) => names.map((name) => `15-1/${name.slice(0, 16)}/${name}-${'a'.repeat(40)}.zst`).join('\n');
  const whole = ['0000000100000000000000FE', '0000000100000000000000FF', '000000010000000100000000', '000000020000000100000005'];
  expect(findWalGaps(`${listing(...whole)}\narchive.info\n15-1/00000002.history`)).toEqual([]);
  expect(findWalGaps(listing('0000000100000000000000FE', '000000010000000100000000'))).toEqual([
    { last: '0000000100000000000000FE', next: '000000010000000100000000' },
  ]);
});

test('a gap counts unless the newest full backup began after it, also on a later timeline', () => {
  const gap = { last: '000000020000000100000003', next: '000000020000000100000006' };
  expect(isBefore(gap, '000000020000000100000006')).toBe(true);
  expect(isBefore(gap, '000000030000000100000005')).toBe(true);
  expect(isBefore(gap, '000000020000000100000003')).toBe(false);
  expect(isBefore(gap, '')).toBe(false);
});
