import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edgeAnswers } from './edge-answers.ts';
import { parseMetrics } from './parse-metrics.ts';
import { readCertificate } from './read-certificate.ts';
import { readMetricsPages } from './read-metrics-pages.ts';
import { readOwnDisks } from './read-own-disks.ts';
import { readPrometheus, STATUS_QUERIES } from './read-prometheus.ts';

const WITHIN_MS = 5_000;
const SHORT_MS = 300; // For servers that never respond.

const INSTANCE = `# TYPE stargrass_request_seconds histogram
stargrass_request_seconds_bucket{le="+Inf",route="/stage/[stageId]",status="2xx"} 7
stargrass_request_seconds_count{route="/stage/[stageId]",status="2xx"} 7
process_start_time_seconds 1795000000
`;
const MACHINE = `process_start_time_seconds 1700000000
node_filesystem_avail_bytes{device="/dev/a",fstype="ext4",mountpoint="/"} 2.5e+09
node_filesystem_size_bytes{device="/dev/a",fstype="ext4",mountpoint="/"} 1e+10
node_filesystem_avail_bytes{device="tmpfs",fstype="tmpfs",mountpoint="/run"} 0
node_filesystem_size_bytes{device="tmpfs",fstype="tmpfs",mountpoint="/run"} 100
stargrass_backup_timestamp_seconds{repository="1",type="full"} 1794000000
stargrass_backup_timestamp_seconds{repository="1",type="any"} 1794990000
`;

const asked: (string | null)[] = [];
const answerOf: Record<string, (query: string | null) => string | undefined> = {
  '/instance': () => INSTANCE,
  '/machine': () => MACHINE,
  '/huge': () => '#'.repeat(5_000_000),
  '/prefix/api/v1/query': (query) => {
    asked.push(query);
    const series: Record<string, readonly (readonly [Record<string, string>, string])[]> = {
      [STATUS_QUERIES.requests]: [[{ route: '/', status: '2xx', le: '+Inf' }, '12.5']],
      [STATUS_QUERIES.backups]: [[{ repository: '2' }, '1794990000']],
      [STATUS_QUERIES.disks]: [
        [{ instance: 'a:9100', mountpoint: '/' }, '0.5'],
        [{ instance: 'b:9100', mountpoint: '/' }, '0.25'],
        [{ instance: 'b:9100', mountpoint: '/odd' }, 'NaN'],
      ],
      [STATUS_QUERIES.alerts]: [[{ alertname: 'StargrassSlow', severity: 'ticket' }, '1']],
    };
    const result = series[query ?? '']?.map(([metric, value]) => ({ metric, value: [1_795_000_000, value] }));
    return JSON.stringify({ status: 'success', data: { resultType: 'vector', result } });
  },
};
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server');
  const text = answerOf[pathname]?.(searchParams.get('query'));
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
const sockets = new Set<Socket>();
const silent = createSocketServer((socket) => void sockets.add(socket.on('error', () => {}).resume()));
const folder = mkdtempSync(join(tmpdir(), 'status-'));

const listen = async (started: Server) => {
  started.listen(0, '127.0.0.1');
  await once(started, 'listening');
  return `127.0.0.1:${(started.address() as AddressInfo).port}`;
};
let [host, silentHost] = ['', ''];
beforeAll(async () => {
  host = await listen(server);
  silentHost = await listen(silent);
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('asks Prometheus for requests, backups, disks and firing alerts', async () => {
  expect(await readPrometheus(`http://${host}/prefix/`, WITHIN_MS)).toEqual({
    ...{ source: 'prometheus', asked: [host], silent: [], startedAt: undefined },
    requests: [{ labels: { route: '/', status: '2xx', le: '+Inf' }, value: 12.5 }],
    backups: [{ labels: { repository: '2' }, value: 1_794_990_000 }],
    disks: [
      { mount: 'a:9100 /', freeShare: 0.5 },
      { mount: 'b:9100 /', freeShare: 0.25 },
    ],
    alerts: [{ name: 'StargrassSlow', severity: 'ticket' }],
  });
  expect(asked.sort()).toEqual(Object.values(STATUS_QUERIES).sort());
});

test('fails within the time limit when Prometheus does not respond, is missing or sends something else', async () => {
  await expect(readPrometheus(`http://${silentHost}`, SHORT_MS)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(readPrometheus('http://127.0.0.1:1', WITHIN_MS)).rejects.toThrow();
  await expect(readPrometheus(`http://${host}/instance?`, WITHIN_MS)).rejects.toThrow();
});

test('reads the pages of instances and node exporter, and names those that do not answer', async () => {
  const pages = ['/instance', '/instance', '/machine', '/missing'].map((path) => `http://${host}${path}`);
  const facts = await readMetricsPages([...pages, `http://${silentHost}/`], 1_000);
  expect(facts).toEqual({
    ...{ source: 'pages', asked: [host, host, host, host, silentHost], silent: [host, silentHost], alerts: [] },
    startedAt: new Date(1_795_000_000_000), // of the instances, not of node exporter
    requests: Array(2).fill({ labels: { route: '/stage/[stageId]', status: '2xx', le: '+Inf' }, value: 7 }),
    backups: [{ labels: { repository: '1', type: 'any' }, value: 1_794_990_000 }],
    disks: [{ mount: '/', freeShare: 0.25 }],
  });
});

test('reads metrics from a file, and takes the newest time of a backup that two pages contain', async () => {
  const file = join(folder, 'backup.prom');
  writeFileSync(file, 'stargrass_backup_timestamp_seconds{repository="1",type="any"} 1794999999\n');
  const { backups, asked: names } = await readMetricsPages([pathToFileURL(file).href, `http://${host}/machine`], WITHIN_MS);
  expect(backups.map(({ value }) => value)).toEqual([1_794_999_999]);
  expect(names).toEqual([file, host]);
});

test('fails when no page answers, or sends more than 4 MB', async () => {
  await expect(readMetricsPages([`http://${host}/huge`], WITHIN_MS)).rejects.toThrow('no metrics page answers');
});

test('parses labels with escaped characters and braces', () => {
  const { a } = parseMetrics('a{x="1}\\"2\\\\n",y="\\n"} 3 1795000000\nab 4\n', ['a']);
  expect(a).toEqual([{ labels: { x: '1}"2\\n', y: '\n' }, value: 3 }]);
});

test('an edge answers with any status, unless it is down or too slow', async () => {
  expect(await edgeAnswers(`http://${host}`, WITHIN_MS)).toBe(true);
  expect(await edgeAnswers(`http://${silentHost}`, SHORT_MS)).toBe(false);
  expect(await edgeAnswers('http://127.0.0.1:1', WITHIN_MS)).toBe(false);
});

test('reads until when a certificate is valid that nobody trusts, and fails when none is shown in time', async () => {
  execFileSync('ops/edge/self-signed.sh', ['127.0.0.1', folder]);
  const [cert, key] = ['tls.crt', 'tls.key'].map((name) => readFileSync(join(folder, name)));
  const site = createTlsServer({ cert, key });
  const place = await listen(site);
  const { validUntil, ...rest } = await readCertificate(`https://${place}/`, WITHIN_MS);
  const [address, port] = place.split(':');
  const named = await readCertificate(`https://stargrass.example:${port}`, WITHIN_MS, address);
  site.close();
  expect(named).toEqual({ validUntil, host: `stargrass.example:${port}`, isTrusted: false });
  expect(rest).toEqual({ host: place, isTrusted: false });
  expect((validUntil.getTime() - Date.now()) / 86_400_000).toBeCloseTo(3_650, 0);
  await expect(readCertificate(`https://${silentHost}`, SHORT_MS)).rejects.toThrow('did not answer in time');
});

test('measures the disks of folders that exist', async () => {
  const [disk, ...others] = await readOwnDisks([folder, '/no/such/folder']);
  expect([disk?.mount, others]).toEqual([folder, []]);
  expect(disk?.freeShare).toBeGreaterThanOrEqual(0);
  expect(disk?.freeShare).toBeLessThanOrEqual(1);
});
