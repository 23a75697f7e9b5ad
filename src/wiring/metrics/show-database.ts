import type { Pressure } from '#data/db.ts';
import { databaseBreaker } from '#wiring/breaker.ts';
import type { Metrics } from './create-metrics.ts';

/** Shows how crowded it is before the database, and whether anybody asks it. */
export function showDatabase(metrics: Metrics, pressure: () => Pressure): void {
  metrics.lookAt(() => {
    const { inUse, most, waiting, refused } = pressure();
    metrics.show('databaseInUse', inUse);
    metrics.show('databaseMost', most);
    metrics.show('databaseWaiting', waiting);
    metrics.tally('databaseRefused', refused);
    metrics.show('breakerOpen', databaseBreaker.openForSeconds() > 0 ? 1 : 0);
  });
}
