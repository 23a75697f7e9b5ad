// npm run trace-picture: posts a record on the built site behind nginx and Varnish, with tracing on, checks that the spans
// form one tree and draws it as docs/screenshots/trace.svg. Run `npm run build` first.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomLcg } from 'd3-random';
import { type Db, openDatabase } from '#data/db.ts';
import { clearEdgeTries, signInPlayer } from '#tests/support/edge/edge-players.ts';
import { planPost, postableBoards } from '#tests/support/edge/edge-posts.ts';
import startEdgeSite, { edgeDatabaseUrl } from '#tests/support/edge/edge-site.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { startTraceReceiver } from '#tests/support/servers/trace-receiver.ts';
import { type TraceNode, traceTree } from '#tests/support/trace-tree.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { drawTrace } from './trace-picture/draw-trace.ts';
import { type PictureRow, pictureRows } from './trace-picture/picture-rows.ts';

const FILE = 'docs/screenshots/trace.svg';
const JOBS = ['job fold-views', 'job notify-of-records', 'job refresh-totals'];
const WITHIN_MS = 60_000;
const QUIET_MS = 1_000; // without another span, which is longer than the pause between two transmissions

const receiver = await startTraceReceiver();
Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '200' }); // for web and worker
const end = await startEdgeSite();
const { db, close } = openDatabase(edgeDatabaseUrl(), { maxConnections: 2, statementTimeoutMs: 60_000 });
try {
  await post(db); // The first post also loads modules and the catalogue.
  const { requestId, nginx } = await post(db);
  const tree = await received(requestId);
  const rows = [nginx, ...pictureRows(tree).map((row) => ({ ...row, depth: row.depth + 1 }))];
  writeFileSync(FILE, drawTrace('One post and its jobs', rows));
  console.log(tree.map(({ span, depth }) => `${'  '.repeat(depth)}${span.service} ${span.name}`).join('\n'));
  console.log(`${tree.length} spans form one tree: ${FILE}`);
} finally {
  await close();
  await end();
  receiver.close();
}

async function post(of: Db): Promise<{ requestId: string; nginx: PictureRow }> {
  await clearEdgeTries(of);
  const [boards = []] = await postableBoards(of, await loadCatalogue(of));
  const { form, player } = await planPost(of, boards, 'middle', randomLcg());
  const cookie = await signInPlayer(of, player.userId);
  const startMs = Date.now();
  const answer = await viaEdge('/api/records', { method: 'POST', cookie, json: form, headers: { 'idempotency-key': randomUUID() } });
  if (answer.status !== 201) throw new Error(`the post was answered with ${answer.status}: ${answer.text()}`);
  const row: PictureRow = { label: 'nginx (creates the trace)', depth: 0, part: 'nginx', startMs, endMs: Date.now() };
  return { requestId: answer.headers['x-request-id'] ?? '', nginx: row };
}

/** Waits until the jobs of a request have run and no more spans arrive, and returns the tree of the request. */
async function received(requestId: string): Promise<TraceNode[]> {
  const spans = () => receiver.spans.filter(({ traceId }) => traceId === requestId);
  for (let [count, waitedMs] = [-1, 0]; waitedMs < WITHIN_MS; waitedMs += QUIET_MS) {
    const isComplete = JOBS.every((job) => spans().some(({ name }) => name === job));
    if (isComplete && spans().length === count) return traceTree(spans(), requestId.slice(0, 16));
    count = spans().length;
    await sleep(QUIET_MS);
  }
  throw new Error(`received only ${[...new Set(spans().map(({ name }) => name))].join(', ')}`);
}
