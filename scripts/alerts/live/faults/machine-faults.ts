import type { Fault } from '#scripts/alerts/live/fault.ts';
import { unitLines } from '#scripts/alerts/live/machine.ts';

const OLD_DAYS = 9; // more than the eight days after which a full backup counts as old

/** Writes metrics for node exporter until the fault ends. */
const whileWritten =
  (lines: () => readonly string[]): Fault['cause'] =>
  async ({ machine }) => {
    machine.write(lines());
    return async () => machine.write(unitLines());
  };

/** Faults of disks, units and backups, which node exporter reports. */
export const MACHINE_FAULTS: readonly Fault[] = [
  {
    name: `backups, their verification and off-site copies succeeded last ${OLD_DAYS} days ago`,
    alerts: ['StargrassBackupOld', 'StargrassFullBackupOld', 'StargrassVerifyOld', 'StargrassPicturesOld', 'StargrassNotOffsite'],
    how: 'written metric',
    cause: async ({ machine }) => {
      machine.backupsAgeDays = OLD_DAYS;
      return async () => {
        machine.backupsAgeDays = 0;
      };
    },
  },
  {
    name: 'the file with the ages of backups is missing',
    alerts: ['StargrassBackupUnwatched'],
    how: 'fault',
    cause: async ({ machine }) => {
      machine.backupsAgeDays = undefined;
      return async () => {
        machine.backupsAgeDays = 0;
      };
    },
  },
  {
    name: 'stargrass-backup.service failed',
    alerts: ['StargrassUnitFailed'],
    how: 'written metric',
    cause: whileWritten(() => unitLines({ hasFailed: true })),
  },
  {
    name: 'stargrass-nginx.service does not stay up',
    alerts: ['StargrassUnitDown'],
    how: 'written metric',
    cause: whileWritten(() => unitLines({ isNginxUp: false })),
  },
  {
    name: 'the certificate ends in 20 days',
    alerts: ['StargrassCertificateLate'],
    how: 'written metric',
    cause: async ({ machine }) => {
      machine.certificateDays = 20;
      return async () => {
        machine.certificateDays = 60;
      };
    },
  },
  {
    name: 'Patroni last reached etcd an hour ago',
    alerts: ['StargrassPatroniLost'],
    how: 'written metric',
    cause: whileWritten(() => {
      const hourAgo = Math.round(Date.now() / 1_000) - 3_600;
      return [...unitLines(), '# TYPE patroni_dcs_last_seen gauge', `patroni_dcs_last_seen ${hourAgo}`];
    }),
  },
  {
    name: 'a disk is 95 % full',
    alerts: ['StargrassDiskFull', 'StargrassDiskFilling'],
    how: ({ machine }) => (machine.disk.isReal ? 'fault' : 'written metric'),
    cause: async ({ machine }) => {
      machine.disk.fill(0.95);
      return async () => machine.disk.fill();
    },
  },
];
