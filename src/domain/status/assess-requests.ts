import { ALERTS } from './alerts.ts';
import { type RequestStats, requestStats } from './request-stats.ts';
import type { MetricFacts, StatusFacts } from './status-facts.ts';
import { alertFinding, type FactKey, finding, type Phrase, phrase, type StatusLine, type StatusTopic, statusLine } from './status-line.ts';

const FAILURES_TO_COUNT = 5; // As in StargrassFailures: a few failures on a quiet site are no outage.

/** Returns the line of the slowest route. Its state depends on all routes, as that of the alert does. */
export const assessSpeed = (facts: StatusFacts): StatusLine =>
  withRequests(facts, 'speed', ({ slowest, p95Seconds: all }) =>
    slowest && all !== undefined
      ? [
          phrase('speed', { route: slowest.route, seconds: slowest.p95Seconds.toFixed(2), all: all.toFixed(2) }),
          all > ALERTS.StargrassSlow.limit && alertFinding('StargrassSlow'),
        ]
      : [phrase('requestsFew'), false],
  );

/** Returns the line of failed requests. They may be long over, so they need no action unless their alert fires. */
export const assessErrors = (facts: StatusFacts): StatusLine =>
  withRequests(facts, 'errors', ({ requests, failed }, { alerts }) => {
    const isAbove = failed > FAILURES_TO_COUNT && failed > ALERTS.StargrassFailures.limit * requests;
    const percent = requests === 0 ? '0' : ((100 * failed) / requests).toFixed(2);
    const isFiring = alerts.some(({ name }) => name === 'StargrassFailures');
    const found = isFiring ? alertFinding('StargrassFailures') : finding('look', 'failuresSinceStart');
    return [phrase('errors', { failed, requests, percent }), isAbove && found];
  });

/** Returns the line of the monitoring itself: firing alerts, and whether everything that is asked answers. */
export function assessMonitoring({ metrics }: StatusFacts): StatusLine {
  if (!metrics.ok)
    return metrics.error === 'not-set'
      ? statusLine('monitoring', [phrase('monitoringNone')], [finding('unknown', 'metricsUnset')])
      : statusLine('monitoring', [phrase('monitoringSilent')], [finding('look', 'metricsSilent')]);
  const { source, asked, silent, alerts } = metrics.value;
  const names = (severity?: string) => [
    ...new Set(alerts.filter((alert) => !severity || alert.severity === severity).map(({ name }) => name)),
  ];
  const [urgent, all] = [names('page'), names()];
  const facts =
    source === 'prometheus'
      ? phrase('alerts', { count: all.length })
      : phrase('pages', { answering: asked.length - silent.length, total: asked.length });
  return statusLine(
    'monitoring',
    [facts],
    [
      silent.length > 0 && alertFinding('StargrassInstanceDown', { hosts: silent.join(', ') }),
      all.length > 0 && finding(urgent.length > 0 ? 'act' : 'look', 'alertsFiring', { alerts: all.join(', ') }),
    ],
  );
}

type Found = readonly [Phrase<FactKey>, Parameters<typeof statusLine>[2] extends readonly (infer Each)[] | undefined ? Each : never];

function withRequests(
  { metrics, now }: StatusFacts,
  topic: StatusTopic,
  assess: (stats: RequestStats, from: MetricFacts) => Found,
): StatusLine {
  const isUncounted = metrics.ok && metrics.value.source === 'pages' && metrics.value.startedAt === undefined;
  if (!metrics.ok || isUncounted) {
    const isUnset = metrics.ok || metrics.error === 'not-set';
    return statusLine(
      topic,
      [phrase('requestsUnknown')],
      [finding(isUnset ? 'unknown' : 'look', isUnset ? 'metricsUnset' : 'metricsSilent')],
    );
  }
  const { startedAt } = metrics.value;
  const since = startedAt ? phrase('sinceStart', { age: { seconds: (now.getTime() - startedAt.getTime()) / 1_000 } }) : phrase('lastHour');
  const [fact, found] = assess(requestStats(metrics.value.requests), metrics.value);
  return statusLine(topic, [fact, since], [found]);
}
