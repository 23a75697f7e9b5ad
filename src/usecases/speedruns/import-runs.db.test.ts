import { expect, test } from 'vitest';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount } from '#tests/support/scenarios/accounts.ts';
import { ban } from '#usecases/accounts/audit/govern.ts';
import { getSpeedrunRanking } from './get-speedrun-ranking.ts';
import { importRuns } from './import-runs.ts';

const { db, deps, operator } = openTestDatabase();

const source = (...runs: unknown[]) => ({
  service: 'runs.example',
  async *runs() {
    yield* runs;
  },
});
const run = (id: string, player: string, more: object = {}) => ({
  id,
  speedrun: 201,
  player,
  time: '1:42:08.35',
  console: 'ngc',
  date: '2024-10-19',
  video: VIDEO,
  ...more,
});
const countRecords = async () => Number((await db.selectFrom('records').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
const listAudits = async () =>
  (await db.selectFrom('audit_log').select('detail').where('verb', '=', 'import-runs').orderBy('audit_id').execute()).map(
    ({ detail }) => detail,
  );

test('imports runs as records with splits and date, and a dry run or a second import changes nothing', async () => {
  const [fern, moss] = [await openAccount(deps), await openAccount(deps)];
  // No other test uses this speedrun. Their records and imports are counted before.
  const speedrun = 202;
  const [records, audits] = [await countRecords(), (await listAudits()).length];
  const runs = source(
    run('a1', fern, {
      speedrun,
      splits: [
        { name: 'First\ngate', time: 754_500 },
        { name: 'Spring', time: '1:00:00' },
      ],
      comment: '橋',
    }),
    run('a2', moss.toUpperCase(), { speedrun, time: 6_000_001 }),
  );
  expect(await importRuns(operator, runs, { isDry: true })).toEqual({ imported: 2, known: 0, refused: [] });
  expect([await countRecords(), (await listAudits()).length]).toEqual([records, audits]);

  expect(await importRuns(operator, runs, { isDry: false })).toEqual({ imported: 2, known: 0, refused: [] });
  expect(await importRuns(operator, runs, { isDry: false })).toEqual({ imported: 0, known: 2, refused: [] });
  expect(await countRecords()).toBe(records + 2);
  expect((await listAudits()).slice(audits)).toEqual([
    { imported: 2, known: 0, refused: 0 },
    { imported: 0, known: 2, refused: 0 },
  ]);
  const ranking = await getSpeedrunRanking(deps, speedrun, {});
  if (!ranking.ok) throw new Error(ranking.error);
  expect(ranking.value.rows.map(({ handle, rankKey, comment }) => [handle, rankKey, comment])).toEqual([
    [moss, 6_000_001, null],
    [fern, 6_128_350, '橋'],
  ]);
  expect([...ranking.value.splits.values()]).toEqual([
    [
      { name: 'First gate', atMs: 754_500 },
      { name: 'Spring', atMs: 3_600_000 },
    ],
  ]);
});

test('concurrent imports store a run only once', async () => {
  const runs = source(run('b1', await openAccount(deps)));
  const reports = await Promise.all(Array.from({ length: 4 }, () => importRuns(operator, runs, { isDry: false })));
  expect(reports.map(({ imported, known }) => [imported, known]).sort()).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
});

test('the import reports refused runs by row without stopping, and accepts a corrected run later', async () => {
  const fern = await openAccount(deps);
  const bad = [
    'no run',
    run('c2', 'nobody-here'),
    run('c3', fern, { speedrun: 103 }),
    run('c4', fern, { console: 'wiiu' }),
    run('c5', fern, { console: 'all' }),
    run('c6', fern, { video: '' }),
    run('c7', fern, { video: 'https://evil.example/x' }),
    run('c8', fern, { time: '1:75' }),
    run('c9', fern, { splits: [{ name: 'Gate', time: '2:00:00' }] }),
    run('c10', fern, { date: '2999-01-01' }),
    run('c11', fern, { extra: 1 }),
    run('c 12', fern),
  ];
  const report = await importRuns(operator, source(...bad, run('c13', fern), run('c14', fern)), { isDry: false });
  expect(report).toEqual({
    imported: 1,
    known: 0,
    refused: [
      'not-a-run',
      'unknown-player',
      'unknown-speedrun',
      { console: 'console-not-offered' },
      { console: 'console-not-offered' },
      { videoUrl: 'evidence-required' },
      { videoUrl: 'host-not-allowed' },
      { time: 'sixty-or-more' },
      { splits: 'splits-out-of-order' },
      { achievedOn: 'in-the-future' },
      'not-a-run',
      'not-a-run',
      undefined,
      'duplicate-record',
    ].flatMap((why, index) => (why === undefined ? [] : [{ row: index + 1, why }])),
  });
  const mended = source(run('c4', fern, { time: '1:43:00' }));
  expect(await importRuns(operator, mended, { isDry: false })).toEqual({ imported: 1, known: 0, refused: [] });
});

test('the import refuses runs by players who are banned from posting, but not by players with other bans', async () => {
  const [fern, moss] = [await openAccount(deps), await openAccount(deps)];
  await ban(deps, 'operator', fern, { scope: 'records', reason: 'for the test' });
  await ban(deps, 'operator', moss, { scope: 'keywords', reason: 'for the test' });
  const report = await importRuns(operator, source(run('d1', fern), run('d2', moss)), { isDry: false });
  expect(report).toEqual({ imported: 1, known: 0, refused: [{ row: 1, why: 'banned' }] });
});
