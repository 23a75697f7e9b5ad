import { assessBackup, assessMigrations, assessQueue, assessVersion } from './assess-database.ts';
import { assessCertificate, assessDisk, assessEdge } from './assess-machine.ts';
import { assessErrors, assessMonitoring, assessSpeed } from './assess-requests.ts';
import type { StatusFacts } from './status-facts.ts';
import type { StatusLine } from './status-line.ts';

/** Returns the ten lines of the status, for `npm run status` and the administration (decision 0153). */
export const assessStatus = (facts: StatusFacts): StatusLine[] => [
  assessVersion(facts),
  assessMigrations(facts),
  assessBackup(facts),
  assessQueue(facts),
  assessEdge(facts),
  assessDisk(facts),
  assessCertificate(facts),
  assessSpeed(facts),
  assessErrors(facts),
  assessMonitoring(facts),
];
