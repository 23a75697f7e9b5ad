import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Fault, type Lab, repeat } from '#scripts/alerts/live/fault.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { drawPicture } from '#tests/support/scenarios/pictures.ts';

const EDGE_DOWN_MS = 9_000; // longer than the five seconds that the alert allows
const EDGE_UP_MS = 12_000; // longer than the purger waits between two attempts
const DUE_IN_MS = 3_000;

/** Returns the cause of a fault in which the worker lacks a right, as after a restore without ops/database/roles.sql. */
const revoke =
  (right: string, start: (lab: Lab) => Promise<unknown> = async () => {}): Fault['cause'] =>
  async (lab) => {
    await lab.servers.query(`revoke ${right} from stargrass_worker`);
    await start(lab);
    return () => lab.servers.query(`grant ${right} to stargrass_worker`);
  };

/** Returns the cause of a fault in which a job fails its only attempt. */
const failJob =
  (task: string, payload: object): Fault['cause'] =>
  async ({ servers }) => {
    await servers.query(`select from graphile_worker.add_job('${task}', '${JSON.stringify(payload)}'::json, max_attempts := 1)`);
    return () =>
      servers.query(`select from graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs where task_identifier = '${task}' and attempts >= max_attempts))`);
  };

/** Holds a lock with which jobs can be read, but neither taken nor added. */
const lockJobs: Fault['cause'] = async ({ servers }) => {
  await servers.query(`select from graphile_worker.add_job('refresh-totals', run_at := app_now() + interval '${DUE_IN_MS} ms')`);
  const client = new Client({ connectionString: servers.url });
  await client.connect();
  await client.query('begin; lock table graphile_worker._private_jobs in share mode');
  return () => client.end();
};

async function uploadPicture({ site }: Lab): Promise<void> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await drawPicture().png().toBuffer())], 'picture.png', { type: 'image/png' }));
  const body = new Response(form);
  const headers = { 'content-type': body.headers.get('content-type') ?? '' };
  const sent = { method: 'POST', cookie: site.players[0]?.cookie ?? '', headers, body: new Uint8Array(await body.arrayBuffer()) };
  const { status, text } = await viaEdge('/api/uploads', sent);
  if (status >= 300) throw new Error(`the upload was answered with ${status}: ${text()}`);
}

/** Faults of the work behind the pages: jobs, outbox, uploads and purges. */
export const WORK_FAULTS: readonly Fault[] = [
  { name: 'a forgotten transaction locks the jobs', alerts: ['StargrassQueueStuck'], how: 'fault', cause: lockJobs },
  {
    name: 'the worker may not delete outbox events',
    alerts: ['StargrassOutboxStuck'],
    how: 'fault',
    cause: revoke('delete on outbox'),
  },
  {
    name: 'a job with a payload of another version',
    alerts: ['StargrassJobsFailed'],
    how: 'fault',
    cause: failJob('notify-of-records', {}),
  },
  {
    name: 'a mail while no mail server runs',
    alerts: ['StargrassMailsFailed'],
    how: 'fault',
    cause: (lab) => {
      const [userId, at] = [lab.site.players[0]?.userId, new Date().toISOString()];
      return failJob('send-method-changed', { userId, method: 'password', change: 'changed', at, address: 'player@example.org' })(lab);
    },
  },
  {
    name: 'Varnish is stopped',
    alerts: ['StargrassEdgeNotPurged'],
    how: 'fault',
    cause: async ({ site }) => {
      await site.varnish.stop();
      return () => site.varnish.start();
    },
  },
  {
    name: `Varnish is stopped for ${EDGE_DOWN_MS / 1_000} s again and again`,
    alerts: ['StargrassEdgeSlow'],
    how: 'fault',
    cause: async ({ site }) =>
      repeat(async () => {
        await site.varnish.stop();
        await wait(EDGE_DOWN_MS);
        await site.varnish.start();
        await wait(EDGE_UP_MS);
      }),
  },
  {
    name: 'the worker may not change uploads',
    alerts: ['StargrassUploadsStuck'],
    how: 'fault',
    cause: revoke('update on uploads', uploadPicture),
  },
];
