import { expect, test } from 'vitest';
import english from '#content/locales/en/status.json' with { type: 'json' };
import japanese from '#content/locales/ja/status.json' with { type: 'json' };
import { finding, phrase, statusLine } from '#domain/status/status-line.ts';
import { formatStatus } from './format-status.ts';

const age = (seconds: number) => ({ age: { seconds } });
const LINES = [
  statusLine('version', [phrase('versionOnly', { version: '2.0.0', node: '24.21.0' })]),
  statusLine('backup', [phrase('backup', { repository: '1', ...age(43 * 60) }), phrase('archive', age(20))]),
  statusLine('migrations', [phrase('migrations', { applied: 1, total: 3, newest: '0131.sql' })], [finding('act', 'pending', { count: 2 })]),
];

test('prints one line per part, which ends in its state and the reason', () => {
  expect(formatStatus(english, LINES).split('\n')).toEqual([
    'Version     Stargrass 2.0.0, Node.js 24.21.0                 ok',
    'Backup      repository 1: 43 min ago; WAL archived 20 s ago  ok',
    'Migrations  1 of 3 applied, newest 0131.sql                  act: 2 pending: run npm run db:migrate',
  ]);
});

test('writes spans of time in the largest unit of which there are two', () => {
  const spans = [119, 120, 7_199, 7_200, 172_799, 172_800].map((seconds) => statusLine('backup', [phrase('archive', age(seconds))]));
  const written = (words: typeof english) => spans.map((line) => formatStatus(words, [line]).split('  ')[1]);
  expect(written(english)).toEqual(['119 s', '2 min', '119 min', '2 h', '47 h', '2 days'].map((span) => `WAL archived ${span} ago`));
  expect(written(japanese)).toEqual(['119秒', '2分', '119分', '2時間', '47時間', '2日'].map((span) => `WALの保存：${span}前`));
});
