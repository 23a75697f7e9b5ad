import type { Pressure } from '#data/db.ts';
import { databaseBreaker } from '#wiring/breaker.ts';
import type { Metrics } from './create-metrics.ts';

/** Exports metrics about the connection pool and the circuit breaker. */
export function showDatabase(metrics: Metrics, pressure: () => Pressure): void {
  metrics.lookAt(() => {
    const { inUse, most, waiting, refused, unanswered, replicaReads } = pressure();
    metrics.show('databaseInUse', inUse);
    metrics.show('databaseMost', most);
    metrics.show('databaseWaiting', waiting);
    metrics.tally('databaseRefused', refused);
    metrics.show('commitsUnanswered', unanswered);
    const outcomes = Object.entries(replicaReads ?? {});
    metrics.tally(
      'replicaReads',
      outcomes.map(([outcome, value]) => ({ labels: { outcome }, value })),
    );
    metrics.show('breakerOpen', databaseBreaker.openForSeconds() > 0 ? 1 : 0);
  });
}
