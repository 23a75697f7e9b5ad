import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from '#ops/backup/pgbackrest.ts';
import { backupMetrics, WATCHED_UNITS } from '#ops/monitoring/backup-metrics.ts';
import { certificateMetrics } from '#ops/monitoring/certificate-metrics.ts';
import { startProcess } from '#tests/support/servers/own-process.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { type Disk, openDisk } from './disk.ts';
import { writeText } from './write-text.ts';

const WRITE_EVERY_MS = 2_000;
const DAY_MS = 86_400_000;

/** What node exporter reads: a disk of its own, the ages of backups, and metrics that a fault writes. */
export type Machine = {
  readonly port: number;
  readonly disk: Disk;
  /** How many days ago all backups and units last succeeded, or undefined when nothing is written. */
  backupsAgeDays: number | undefined;
  /** In how many days the certificate ends. */
  certificateDays: number;
  /** Writes lines in Prometheus text format, or removes the file without lines. */
  write(lines: readonly string[]): void;
  startExporter(): Promise<void>;
  stopExporter(): Promise<void>;
  stop(): Promise<void>;
};

/** Units as node exporter reads them from systemd, which does not run where tests do. */
export const unitLines = ({ hasFailed = false, isNginxUp = true } = {}): string[] => [
  '# TYPE node_systemd_unit_state gauge',
  `node_systemd_unit_state{name="stargrass-backup.service",state="failed",type="oneshot"} ${Number(hasFailed)}`,
  `node_systemd_unit_state{name="stargrass-nginx.service",state="active",type="exec"} ${Number(isNginxUp)}`,
];

/** Starts node exporter with the collectors for file systems and text files. */
export async function startMachine(folder: string): Promise<Machine> {
  const [port, texts] = [await freePort(), join(folder, 'texts')];
  mkdirSync(texts);
  const disk = openDisk(folder, texts);
  let stopExporter: (() => Promise<void>) | undefined;
  const machine: Machine = {
    port,
    disk,
    backupsAgeDays: 0,
    certificateDays: 60,
    write: (lines) => writeText(texts, 'fault', lines),
    startExporter: async () => {
      stopExporter = await startExporter(port, texts);
    },
    stopExporter: async () => stopExporter?.(),
    stop: async () => {
      clearInterval(writing);
      await stopExporter?.();
      disk.remove();
    },
  };
  const writeStates = () => {
    writeText(texts, 'backup', describeBackups(machine.backupsAgeDays));
    writeText(texts, 'certificate', certificateMetrics('stargrass.example', daysAgo(-machine.certificateDays)).split('\n'));
  };
  machine.write(unitLines());
  writeStates();
  const writing = setInterval(writeStates, WRITE_EVERY_MS);
  await machine.startExporter().catch(async (error) => {
    await machine.stop();
    throw error;
  });
  return machine;
}

function startExporter(port: number, texts: string): Promise<() => Promise<void>> {
  const collectors = ['--collector.disable-defaults', '--collector.filesystem', '--collector.textfile'];
  const args = [...collectors, `--collector.textfile.directory=${texts}`, `--web.listen-address=127.0.0.1:${port}`];
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).ok;
  return startProcess(process.env.NODE_EXPORTER ?? 'prometheus-node-exporter', args, answers);
}

/** Returns the lines that `stargrass-metrics` writes when all backups and units last succeeded that many days ago. */
function describeBackups(ageDays: number | undefined): string[] {
  if (ageDays === undefined) return [];
  const at = daysAgo(ageDays);
  const backup: Backup = {
    label: 'backup',
    type: 'full',
    startedAt: at,
    stoppedAt: at,
    firstSegment: '',
    lastSegment: '',
    hasPageErrors: false,
  };
  const repositories = [1, 2].map((number) => ({ number, backups: [backup] }));
  return backupMetrics(repositories, new Map(WATCHED_UNITS.map((unit) => [unit, at]))).split('\n');
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
