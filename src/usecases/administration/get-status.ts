import { countWorkers, listTaskMetrics } from '#data/queries/site/jobs.ts';
import { countWaitingPurges, readBriefly, readOperationMetrics } from '#data/queries/site/operation-metrics.ts';
import { listAppliedMigrations, readServerVersion } from '#data/queries/site/release.ts';
import { readClock } from '#data/queries/site/server.ts';
import { assessStatus } from '#domain/status/assess-status.ts';
import type { DatabaseFacts, StatusFacts } from '#domain/status/status-facts.ts';
import type { StatusLine } from '#domain/status/status-line.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AdminResult } from './admin-errors.ts';
import { type Administrator, refusedTo } from './admin-of.ts';

/** What the status reads outside of the database. Every call is limited in time and size, and none throws. */
export type StatusPort = {
  readonly release: StatusFacts['release'];
  readonly readMetrics: () => Promise<StatusFacts['metrics']>;
  readonly readCertificate: () => Promise<StatusFacts['certificate']>;
  readonly readOwnDisks: () => Promise<StatusFacts['ownDisks']>;
  readonly edgeAnswers: (url: string) => Promise<boolean>;
  /** Logs why the database could not be read. */
  readonly logFailure: (error: unknown) => void;
};

type StatusDeps = Pick<Deps, 'db' | 'edges'> & { readonly status: StatusPort };

/** Returns the status of the site in ten lines. A part that does not answer is a line, not an error. */
export async function getStatus(deps: StatusDeps, by: Administrator): Promise<AdminResult<StatusLine[]>> {
  const refused = refusedTo(by, 'manage-jobs');
  if (refused) return refused;
  const { edges, status } = deps;
  const now = new Date();
  const [database, metrics, certificate, ownDisks, answers] = await Promise.all([
    readDatabase(deps, now).catch((error: unknown) => {
      status.logFailure(error);
      return undefined;
    }),
    status.readMetrics(),
    status.readCertificate(),
    status.readOwnDisks(),
    Promise.all(edges.map(async ({ url }) => ({ url, answers: await status.edgeAnswers(url) }))),
  ]);
  return { ok: true, value: assessStatus({ now, release: status.release, database, edges: answers, certificate, metrics, ownDisks }) };
}

const readDatabase = ({ db, edges }: StatusDeps, now: Date): Promise<DatabaseFacts> =>
  readBriefly(db, async (tx) => {
    const { outboxEvents, archiveAgeSeconds } = await readOperationMetrics(tx);
    const urls = edges.map(({ url }) => url);
    return {
      now: await readClock(tx),
      postgres: await readServerVersion(tx),
      applied: await listAppliedMigrations(tx),
      workers: await countWorkers(tx),
      tasks: await listTaskMetrics(tx),
      outbox: outboxEvents,
      archiveAgeSeconds,
      purges: await countWaitingPurges(tx, urls, now),
    };
  });
