import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, repeat } from '#scripts/alerts/live/fault.ts';

const FROZEN_MS = 700;
const RUNNING_MS = 150;
const CONNECTIONS = 830; // with its other files, an instance has more than 80 % of 1024 open

/** Faults of instances, the worker and node exporter. */
export const PROCESS_FAULTS: readonly Fault[] = [
  {
    name: 'an instance is killed',
    alerts: ['StargrassInstanceDown'],
    how: 'fault',
    cause: async ({ site }) => {
      const [, instance] = site.instances;
      await instance.kill();
      return () => instance.start();
    },
  },
  {
    name: 'the worker is stopped',
    alerts: ['StargrassWorkerDown'],
    how: 'fault',
    cause: async ({ site }) => {
      await site.worker.stop();
      return () => site.worker.start();
    },
  },
  {
    name: `an instance is frozen for ${FROZEN_MS} of every ${FROZEN_MS + RUNNING_MS} ms`,
    alerts: ['StargrassEventLoopHeld'],
    how: 'fault',
    cause: async ({ site }) => {
      const pid = site.instances[1].pid();
      return repeat(async () => {
        process.kill(pid, 'SIGSTOP');
        await wait(FROZEN_MS);
        process.kill(pid, 'SIGCONT');
        await wait(RUNNING_MS);
      });
    },
  },
  {
    name: `${CONNECTIONS} idle connections to an instance that may open 1024 files`,
    alerts: ['StargrassFilesShort'],
    how: 'fault',
    cause: async ({ site }) => {
      const sockets: Socket[] = [];
      for (let opened = 0; opened < CONNECTIONS; opened += 1) {
        sockets.push(connect(site.instances[1].port, '127.0.0.1').on('error', () => {}));
        if (opened % 50 === 0) await wait(50); // leaves the instance time to accept them
      }
      return async () => {
        for (const socket of sockets) socket.destroy();
      };
    },
  },
  {
    name: 'node exporter is stopped',
    alerts: ['StargrassMachineUnwatched'],
    how: 'fault',
    cause: async ({ machine }) => {
      await machine.stopExporter();
      return () => machine.startExporter();
    },
  },
];
