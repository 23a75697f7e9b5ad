// npm run cluster -- up|down|status: three PostgreSQL with Patroni, etcd and HAProxy, two web instances, workers and
// edges, all on loopback (decision 0149). Needs root and a built site.
//   up [--strict off] [--replica-reads on] [--backups on] [--disk-size 1G] [--clocks on] [--patroni 3.0.2 --accept-data-loss]
//   down [--delete]
import { parseArgs } from 'node:util';
import { down } from './down.ts';
import { clusterFolder } from './layout.ts';
import { status } from './status.ts';
import { deleteData, up } from './up.ts';

const USAGE = 'usage: npm run cluster -- up [--strict off] [--replica-reads on] [--backups on] | down [--delete] | status';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'string', default: 'on' },
    'replica-reads': { type: 'string', default: 'off' },
    backups: { type: 'string', default: 'off' },
    'disk-size': { type: 'string' },
    clocks: { type: 'string', default: 'off' },
    patroni: { type: 'string' },
    'accept-data-loss': { type: 'boolean', default: false },
    delete: { type: 'boolean', default: false },
  },
});

function isOn(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Error(USAGE);
  return value === 'on';
}

const folder = clusterFolder();
switch (positionals[0]) {
  case 'up':
    await up(folder, {
      strict: isOn(values.strict),
      replicaReads: isOn(values['replica-reads']),
      backups: isOn(values.backups),
      clocks: isOn(values.clocks),
      diskSize: values['disk-size'],
      patroni: values.patroni,
      acceptDataLoss: values['accept-data-loss'],
    });
    break;
  case 'down':
    await down(folder);
    if (values.delete) deleteData(folder);
    break;
  case 'status':
    if (!(await status(folder))) process.exitCode = 1;
    break;
  default:
    throw new Error(USAGE);
}
