import { ALERTS } from './alerts.ts';
import type { StatusFacts } from './status-facts.ts';
import { alertFinding, finding, phrase, type StatusLine, statusLine } from './status-line.ts';

const DAY_SECONDS = 86_400;
const LAST_DAYS = 7;

/** Returns the line of the edge caches: whether they answer, and the purges that they have not confirmed. */
export function assessEdge({ edges, database }: StatusFacts): StatusLine {
  if (edges.length === 0) return statusLine('edge', [phrase('edgeNone')]);
  const purges = edges.map(({ url }) => database?.purges.find(({ edge }) => edge === url));
  const seconds = Math.max(0, ...purges.map((of) => of?.oldestSeconds ?? 0));
  const silent = edges.filter(({ answers }) => !answers).map(({ url }) => new URL(url).host);
  return statusLine(
    'edge',
    edges.map(({ url }, index) => phrase('edge', { edge: new URL(url).host, waiting: purges[index]?.waiting ?? '?' })),
    [
      silent.length > 0 && finding('act', 'edgeSilent', { edges: silent.join(', ') }),
      seconds > ALERTS.StargrassEdgeNotPurged.limit && alertFinding('StargrassEdgeNotPurged', { age: { seconds } }),
      !database && finding('act', 'databaseUnread'),
    ],
  );
}

/** Returns the line of the fullest disk, among all that node exporter sees or else those that this process uses. */
export function assessDisk({ metrics, ownDisks }: StatusFacts): StatusLine {
  const watched = metrics.ok ? metrics.value.disks : [];
  const fullest = (watched.length > 0 ? watched : ownDisks).toSorted((a, b) => a.freeShare - b.freeShare)[0];
  if (!fullest) return statusLine('disk', [phrase('diskUnknown')], [finding('unknown', 'metricsUnset')]);
  const { mount, freeShare } = fullest;
  return statusLine(
    'disk',
    [phrase('disk', { mount, percent: Math.floor(freeShare * 100) })],
    [
      freeShare < ALERTS.StargrassDiskFull.limit && alertFinding('StargrassDiskFull'),
      freeShare < ALERTS.StargrassDiskFilling.limit && alertFinding('StargrassDiskFilling'),
    ],
  );
}

/** Returns the line of the certificate that visitors are shown. */
export function assessCertificate({ now, certificate }: StatusFacts): StatusLine {
  if (!certificate.ok)
    return certificate.error === 'not-set'
      ? statusLine('certificate', [phrase('certificateNone')])
      : statusLine('certificate', [phrase('certificateUnread')], [finding('look', 'certificateUnread')]);
  const { host, validUntil, isTrusted } = certificate.value;
  const seconds = (validUntil.getTime() - now.getTime()) / 1_000;
  return statusLine(
    'certificate',
    [seconds > 0 ? phrase('certificate', { host, left: { seconds } }) : phrase('certificateOver', { host, age: { seconds: -seconds } })],
    [
      seconds < LAST_DAYS * DAY_SECONDS && finding('act', 'certificateEnds'),
      seconds < ALERTS.StargrassCertificateLate.limit && alertFinding('StargrassCertificateLate'),
      !isTrusted && finding('look', 'certificateUntrusted'),
    ],
  );
}
