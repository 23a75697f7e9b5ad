import type { Result } from '#domain/shared/result.ts';

/** What could be found out, or why not: nothing is configured, or what is configured does not answer in time. */
export type Probe<Value> = Result<Value, 'not-set' | 'no-answer'>;

/** The installed release. Migrations are the names of its files, in the order in which they are applied. */
export type Release = { readonly version: string; readonly node: string; readonly migrations: readonly string[] };

export type DatabaseFacts = {
  readonly now: Date;
  readonly postgres: string;
  readonly applied: readonly string[];
  readonly workers: number;
  readonly tasks: readonly {
    readonly task: string;
    readonly waiting: number;
    readonly failed: number;
    readonly oldestDueAt: Date | null;
  }[];
  readonly outbox: number;
  readonly archiveAgeSeconds: number | null; // Null when PostgreSQL archives no WAL.
  readonly purges: readonly { readonly edge: string; readonly waiting: number; readonly oldestSeconds: number }[];
};

/** One value of a metric with its labels. */
export type Sample = { readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** Metrics from Prometheus or, without one, from the metrics pages of instances and node exporter. */
export type MetricFacts = {
  readonly source: 'prometheus' | 'pages';
  readonly asked: readonly string[]; // Hosts that were asked.
  readonly silent: readonly string[]; // Hosts that did not answer.
  readonly startedAt: Date | undefined; // Since when pages count requests, undefined if no instance answers; Prometheus counts those of the last hour.
  readonly requests: readonly Sample[]; // Histogram buckets by route, status and le.
  readonly backups: readonly Sample[]; // Unix time of the newest backup by repository; 0 without one.
  readonly disks: readonly DiskFacts[];
  readonly alerts: readonly { readonly name: string; readonly severity: string }[]; // Firing; known to Prometheus only.
};

export type DiskFacts = { readonly mount: string; readonly freeShare: number };

export type CertificateFacts = { readonly host: string; readonly validUntil: Date; readonly isTrusted: boolean };

/** Everything that the status is computed from. */
export type StatusFacts = {
  readonly now: Date;
  readonly release: Release;
  readonly database: DatabaseFacts | undefined; // Undefined when it cannot be read.
  readonly edges: readonly { readonly url: string; readonly answers: boolean }[];
  readonly certificate: Probe<CertificateFacts>;
  readonly metrics: Probe<MetricFacts>;
  readonly ownDisks: readonly DiskFacts[]; // Disks that this process uses, for sites without node exporter.
};
