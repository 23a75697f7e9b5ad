import type { MetricFacts, Sample } from '#domain/status/status-facts.ts';
import { fetchText } from './fetch-text.ts';
import { parseMetrics } from './parse-metrics.ts';

const [REQUESTS, STARTED, BACKUPS] = [
  'stargrass_request_seconds_bucket',
  'process_start_time_seconds',
  'stargrass_backup_timestamp_seconds',
] as const;
const [FREE, SIZE] = ['node_filesystem_avail_bytes', 'node_filesystem_size_bytes'] as const;
const NAMES = [REQUESTS, STARTED, BACKUPS, FREE, SIZE] as const;

/** Reads the metrics of the status from the pages of instances and node exporter. Throws when none of them answers. */
export async function readMetricsPages(urls: readonly string[], withinMs: number): Promise<MetricFacts> {
  const places = urls.map((url) => new URL(url));
  const answers = await Promise.allSettled(places.map(async (place) => parseMetrics(await fetchText(place, withinMs), NAMES)));
  const pages = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (pages.length === 0) throw new Error('no metrics page answers');
  const starts = pages.filter((page) => page[REQUESTS].length > 0).flatMap((page) => page[STARTED].map(({ value }) => value));
  const nameOf = ({ host, pathname }: URL) => host || pathname;
  return {
    source: 'pages',
    asked: places.map(nameOf),
    silent: places.filter((_, index) => answers[index]?.status === 'rejected').map(nameOf),
    startedAt: starts.length > 0 ? new Date(Math.min(...starts) * 1_000) : undefined,
    requests: pages.flatMap((page) => page[REQUESTS]),
    backups: newestByRepository(pages.flatMap((page) => page[BACKUPS]).filter(({ labels }) => labels.type === 'any')),
    disks: pages.flatMap(disksOf),
    alerts: [],
  };
}

// A file and node exporter may both contain the times of backups.
const newestByRepository = (samples: readonly Sample[]): Sample[] =>
  [...Map.groupBy(samples, ({ labels }) => labels.repository)].flatMap(([, same]) =>
    same.toSorted((a, b) => b.value - a.value).slice(0, 1),
  );

function disksOf(page: Record<(typeof NAMES)[number], Sample[]>): MetricFacts['disks'] {
  const sizes = new Map(page[SIZE].map(({ labels, value }) => [labels.mountpoint, value]));
  return page[FREE]
    .filter(({ labels }) => !/^(?:tmpfs|ramfs)$/.test(labels.fstype ?? ''))
    .flatMap(({ labels: { mountpoint = '?' }, value }) => {
      const size = sizes.get(mountpoint);
      return size ? [{ mount: mountpoint, freeShare: value / size }] : [];
    });
}
