import 'server-only';
import { pressure } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { liveHub } from '#web/server/live/site-hub.ts';
import { log } from '#web/server/log.ts';
import { createMetrics, type Metrics } from '#wiring/metrics/create-metrics.ts';
import { serveMetrics } from '#wiring/metrics/serve-metrics.ts';
import { showDatabase } from '#wiring/metrics/show-database.ts';
import { logAnswer } from './log-answer.ts';
import { traffic } from './traffic.ts';
import { type Answered, watchRequests } from './watch-requests.ts';

/** Counts requests in flight, logs failures and serves metrics on the private port if one is configured. */
export function startWatching(): void {
  const metrics = env().METRICS_PORT === undefined ? undefined : createMetrics();
  watchRequests((answer) => {
    logAnswer(answer);
    metrics?.observe('requests', { route: answer.route, status: statusClass(answer) }, answer.ms / 1_000);
  });
  if (metrics) serve(metrics);
}

const statusClass = ({ status }: Answered): string => (status === 0 ? 'gone' : `${Math.floor(status / 100)}xx`);

function serve(metrics: Metrics): void {
  showDatabase(metrics, pressure);
  metrics.lookAt(() => {
    metrics.show('pagesInFlight', traffic.pages);
    metrics.show('liveStreams', liveHub().size);
    metrics.show('requestWait', (traffic.waitMs?.() ?? 0) / 1_000);
    const shed = Object.entries(traffic.shed);
    metrics.tally(
      'pagesShed',
      shed.map(([reason, value]) => ({ labels: { reason }, value })),
    );
  });
  const { METRICS_PORT: port = 0, METRICS_HOST: host } = env();
  traffic.privateServer = serveMetrics(metrics, { port, host }, (error) => log().error(error, 'metrics server failed'));
}
