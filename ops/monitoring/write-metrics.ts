// write-metrics.ts FOLDER: writes FOLDER/backup.prom and, if nginx answers at the address of edge.env, FOLDER/certificate.prom
// for the textfile collector of node exporter. The user postgres runs it, because only postgres reads the repositories;
// therefore it imports no npm package.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCertificate } from '#data/gateways/status/read-certificate.ts';
import { readRepositories } from '#ops/backup/pgbackrest.ts';
import { backupMetrics } from './backup-metrics.ts';
import { certificateMetrics } from './certificate-metrics.ts';
import { readSuccesses } from './read-successes.ts';

const ENABLED_TIMERS = '/etc/systemd/system/stargrass.target.wants';
const WITHIN_MS = 10_000;

const [folder = '.'] = process.argv.slice(2);
const write = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(`${file}.new`, text, { mode: 0o644 });
  await rename(`${file}.new`, file); // node exporter never reads half a file
};

const { EDGE_HOST: host, EDGE_NGINX_PORT: port = '443', EDGE_LISTEN: listen = '127.0.0.1' } = process.env;
if (host) {
  const [address = '127.0.0.1'] = listen.split(/\s+/);
  await readCertificate(`https://${host}:${port}`, WITHIN_MS, address).then(
    ({ validUntil }) => write('certificate.prom', certificateMetrics(host, validUntil)),
    (error: Error) => console.error(`certificate: ${error.message}`), // the file stays as it is, and so does the end
  );
}
await write('backup.prom', backupMetrics(await readRepositories(), await readSuccesses(folder, ENABLED_TIMERS)));
