import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { as } from '#tests/support/scenarios/fairness.ts';
import { startTraceReceiver } from '#tests/support/servers/trace-receiver.ts';
import { killWorkersAfterEach, startWorker } from '#tests/support/servers/worker-process.ts';
import { traceTree } from '#tests/support/trace-tree.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { startTracing } from '#wiring/tracing/start-tracing.ts';

const { deps, url } = openTestDatabase();
const receiver = await startTraceReceiver();
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '50' };
const warnings: string[] = [];
let tracer: ReturnType<typeof startTracing>;
killWorkersAfterEach();
beforeAll(() => {
  Object.assign(process.env, env);
  tracer = startTracing('stargrass-web', (message) => void warnings.push(message));
});
afterAll(() => receiver.close());

const TRACE_ID = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const EDGE_SPAN_ID = 'c0ffee00c0ffee00';
const SECRET = 'A comment that only its readers may see';

test('a post, its statements, its outbox event, the jobs and their statements are one tree without values', {
  timeout: 60_000,
}, async () => {
  const player = as(await createPlayer(deps));
  const form = { stageId: 201, rule: 21, console: 1, videoUrl: VIDEO, comment: SECRET };
  const post = (parent: string, score: string) =>
    tracer.run({ name: 'POST /api/records', kind: 'server', parent }, () => postRecord(deps, player, randomUUID(), { ...form, score }));
  expect(await post(`00-${TRACE_ID}-${EDGE_SPAN_ID}-01`, '20000')).toMatchObject({ ok: true }); // as nginx sends it
  const notSampled = '00-deadbeefdeadbeefdeadbeefdeadbeef-deadbeefdeadbeef-00';
  expect(await post(notSampled, '20100')).toMatchObject({ ok: true }); // newer, but must not hide the sampled post
  startWorker(url, env);

  const ofTrace = () => receiver.spans.filter(({ traceId }) => traceId === TRACE_ID);
  const jobs = ['job fold-views', 'job notify-of-records', 'job refresh-totals'];
  // Children end, and may arrive, before their parents.
  const tree = await vi.waitFor(
    () => {
      const names = new Set(ofTrace().map(({ name }) => name));
      expect(jobs.filter((job) => !names.has(job))).toEqual([]);
      return traceTree(ofTrace(), EDGE_SPAN_ID);
    },
    { timeout: 50_000, interval: 50 },
  );
  const named = (id: string | undefined) => ofTrace().find(({ spanId }) => spanId === id)?.name;
  const childrenOf = (name: string) => tree.filter(({ span }) => named(span.parentId) === name).map(({ span }) => span.name);
  expect(tree[0]?.span).toMatchObject({ name: 'POST /api/records', service: 'stargrass-web', parentId: EDGE_SPAN_ID });
  expect(childrenOf('POST /api/records')).toEqual(
    expect.arrayContaining(['begin', 'insert records', 'insert outbox', 'commit', 'relay outbox']),
  );
  expect(childrenOf('relay outbox')).toEqual(expect.arrayContaining(['select graphile_worker.add_job', ...jobs]));
  for (const job of jobs) expect(childrenOf(job), job).not.toEqual([]);
  expect(tree.find(({ span }) => span.name === 'job fold-views')?.span).toMatchObject({ service: 'stargrass-worker' });
  expect(JSON.stringify(tree)).not.toContain(SECRET);
  expect(warnings).toEqual([]);
});
