import { join } from 'node:path';
import { describeRun } from '#bench/describe-run.ts';
import { saveResults } from '#bench/save-results.ts';
import { openDatabase } from '#data/db.ts';
import { type Cluster, openCluster } from '#scripts/cluster/cluster.ts';
import { readSettings } from '#scripts/cluster/settings.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { boardPage, boardPath, checkEdges } from './check-edges.ts';
import type { Violation } from './check-history.ts';
import { checkDerived, checkReplays, checkStored } from './check-run.ts';
import { type EdgeClient, openEdgeClient } from './edge-client.ts';
import { readHistory, writeHistory } from './history.ts';
import { readDatabase } from './lab-database.ts';
import { createPlayers, groupBoards, type LabBoard, type LabPlayer } from './lab-site.ts';
import { type FaultKind, planFaults, possibleKinds } from './plan.ts';
import { PLANTED, type PlantedName } from './planted.ts';
import { type Poster, startPosting } from './poster.ts';
import { startReading } from './readers.ts';
import { countViolations, type LabResult, resultName } from './results.ts';
import { type FaultsRun, runFaults } from './run-faults.ts';

export type LabOptions = {
  readonly seed: number;
  readonly kills: number;
  readonly limitMs: number;
  readonly perSecond: number;
  readonly players: number;
  readonly kinds: readonly FaultKind[];
  readonly planted: PlantedName | null;
};

const SETTLED_WITHIN_MS = 120_000;
const WARM_WITHIN_MS = 300_000;
const KNOWN_WITHIN_MS = 180_000; // after the last fault
const EXAMPLES = 20;
const PAGES = ['/', '/ranking', '/records', '/stages', '/api/v1/totals'];
const BOARDS_READ = 8; // by readers, in their page and in the API

/** Runs a plan of faults against the running cluster, checks everything afterwards and saves the result. */
export async function runLab(options: LabOptions): Promise<LabResult> {
  const { seed, kills, limitMs, perSecond, planted } = options;
  const started = Date.now();
  const cluster = openCluster();
  if (!(await cluster.settled(SETTLED_WITHIN_MS))) throw new Error('the cluster has not three members: npm run cluster -- status');
  const settings = readSettings(cluster.folder);
  const kinds = possibleKinds(options.kinds, { hasDisks: settings?.diskSize !== undefined, hasClocks: settings?.clocks === true });
  const { players, groups } = await prepare(cluster, options.players);
  const client = openEdgeClient(cluster);
  const file = join(cluster.folder, `${resultName(options)}.jsonl`);
  const history = writeHistory(file);
  const run: FaultsRun = { faults: [], violations: [], notes: [], restarts: [], boardsChecked: 0, comparedDuring: 0, isWhole: false };
  const readers = startReading(client, [
    ...PAGES,
    ...groups
      .flat()
      .slice(0, BOARDS_READ)
      .flatMap((board) => [boardPage(board), boardPath(board)]),
  ]);
  if (planted !== null) await PLANTED[planted].plant(cluster);
  const counts = await post().finally(() => (planted === null ? undefined : PLANTED[planted].remove(cluster)));

  const checked = await checkAll(cluster, client, file, players, groups.flat(), planted !== 'no-key');
  client.close();
  const violations = [...run.violations, ...checked.violations];
  const result: LabResult = {
    seed,
    planted,
    isWhole: run.isWhole,
    players: players.length,
    seconds: Math.round((Date.now() - started) / 1_000),
    counts,
    unknown: checked.unknown,
    replaysChecked: checked.replays,
    boardsChecked: run.boardsChecked + groups.flat().length,
    comparedDuring: run.comparedDuring,
    reads: readers.counts(),
    violations: countViolations(violations),
    examples: [...violations.map(({ kind, detail }) => `${kind}: ${detail}`), ...run.notes, ...readers.failures].slice(0, EXAMPLES),
    failed: [...checked.failed, ...run.notes],
    restarts: run.restarts,
    faults: run.faults,
  };
  console.log(`saved in ${saveResults(resultName(options), { ...describeRun(), patroni: settings?.patroni, ...result })}`);
  return result;

  /** Posts and reads while the faults are caused. */
  async function post(): Promise<Poster['counts']> {
    // Before the load starts, because an app that is busy with posts refuses to render pages.
    if (!(await readers.warm(WARM_WITHIN_MS))) throw new Error('the edges do not serve all pages');
    const poster = startPosting({ client, history, players, boards: groups[0] ?? [], perSecond, isKeyless: planted === 'no-key' });
    console.log(`${players.length} players, ${groups.length} groups of boards, history in ${file}`);
    const ground = { cluster, client, poster, readers, groups };
    // A fault that cannot be repaired ends the run, but what was posted so far is still checked.
    await runFaults(run, ground, planFaults(seed, kills, kinds), started + limitMs).catch((error) => run.notes.push(String(error)));
    await poster.stop(KNOWN_WITHIN_MS);
    await readers.stop();
    await history.close();
    return poster.counts;
  }
}

async function prepare(cluster: Cluster, count: number): Promise<{ players: LabPlayer[]; groups: LabBoard[][] }> {
  // Read by the test support that signs players in.
  process.env.NEXTAUTH_SECRET = readSettings(cluster.folder)?.authSecret ?? '';
  const { db, close } = openDatabase(cluster.primaryUrl, { maxConnections: 4, statementTimeoutMs: 60_000 });
  try {
    return { players: await createPlayers(db, count), groups: groupBoards(await loadCatalogue(db)) };
  } finally {
    await close();
  }
}

type Checked = { readonly violations: Violation[]; readonly unknown: number; readonly replays: number; readonly failed: string[] };

/** Checks the finished history, replays, both edges, rankings, the audit log and all nodes. */
async function checkAll(
  cluster: Cluster,
  client: EdgeClient,
  file: string,
  players: readonly LabPlayer[],
  boards: readonly LabBoard[],
  hasKeys: boolean, // without them, no recorded key was ever sent, and a replay proves nothing
): Promise<Checked> {
  await cluster.settled(SETTLED_WITHIN_MS);
  const operations = await readHistory(file);
  const stored = await checkStored(cluster, operations, players);
  const shown = await readDatabase(cluster.primaryUrl, (db) => checkEdges(client, db, boards));
  const replays = hasKeys ? await checkReplays(client, operations, players, boards) : { checked: 0, violations: [] };
  return {
    violations: [...stored, ...shown, ...replays.violations],
    unknown: operations.filter(({ outcome }) => outcome === 'info').length,
    replays: replays.checked,
    failed: await checkDerived(cluster),
  };
}
