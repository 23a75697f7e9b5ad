import { openQueuePool } from '#data/connections/queue-pool.ts';
import { onPrimary } from '#data/connections/replica-context.ts';
import { type Database, openDatabase, type VisitorLimits } from '#data/db.ts';
import { openLinkLook } from '#data/gateways/link-look.ts';
import { openEdge } from '#data/gateways/send-purge.ts';
import { LIVE_CHANNEL } from '#data/queries/notifications/live-events.ts';
import { SWITCHES_CHANNEL } from '#data/queries/site/switches.ts';
import { closeTracer } from '#data/tracing.ts';
import { loadSwitches } from '#usecases/administration/load-switches.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { createPasswords } from '#wiring/passwords/create-passwords.ts';
import { databaseBreaker } from './breaker.ts';
import { createDumps } from './create-dumps.ts';
import { createMail } from './create-mail.ts';
import { createPush } from './create-push.ts';
import { createStorage } from './create-storage.ts';
import { createWebhooks } from './create-webhooks.ts';
import type { Env } from './env.ts';
import { liveValue } from './live-value.ts';
import { relyingPartyOf } from './relying-party.ts';

// With this maximum age, a changed switch takes effect within two seconds even if its notification is lost.
const SWITCHES_MAX_AGE_MS = 1_000;

export type Opened = {
  readonly deps: Deps;
  /** Calls `onNotify` after each live event. All listeners share one database connection. */
  readonly onLiveEvent: (onNotify: () => void) => Promise<void>;
  readonly startHeartbeat: Database['startHeartbeat'];
  readonly beforeBrowsing: Database['beforeBrowsing'];
  readonly allowReplica: Database['allowReplica'];
  readonly pressure: Database['pressure'];
  /** Opens the connections of the job queue. The caller ends the pool. */
  readonly openQueuePool: () => ReturnType<typeof openQueuePool>;
  readonly close: () => Promise<void>;
};

// PostgreSQL has no timeout for a commit, so the client gives up after the statement timeout plus this margin.
const ANSWER_MARGIN_MS = 2_000;

const visitorLimits = (env: Env): VisitorLimits => ({
  waiting: 50,
  waitMs: env.DATABASE_WAIT_MS,
  connectMs: 4 * env.DATABASE_WAIT_MS,
  reservedForEach: Math.max(1, Math.floor(env.DATABASE_POOL_SIZE / 5)),
  answerMs: env.DATABASE_STATEMENT_TIMEOUT_MS + ANSWER_MARGIN_MS,
  idleInTransactionMs: 10_000,
});

/**
 * Creates everything that a process needs to run use cases. A process that sets a statement timeout serves no visitors:
 * it waits for connections without a limit and without the circuit breaker, which would make jobs fail and back off.
 */
export function createDeps(env: Env, own?: { readonly statementTimeoutMs: number }): Opened {
  const { db, listen, startHeartbeat, beforeBrowsing, allowReplica, pressure, close } = openDatabase(env.DATABASE_URL, {
    maxConnections: env.DATABASE_POOL_SIZE,
    ...(own ?? { statementTimeoutMs: env.DATABASE_STATEMENT_TIMEOUT_MS, visitors: visitorLimits(env), guard: databaseBreaker }),
    ...(!own && { replicaUrl: env.DATABASE_REPLICA_URL }),
  });
  // Values that outlive a request are read from the primary: the request that loads them may accept an older state.
  const catalogue = liveValue(
    () => onPrimary(() => loadCatalogue(db)),
    (changed) => listen('catalogue', changed),
  );
  const switches = liveValue(
    () => onPrimary(() => loadSwitches(db)),
    (changed) => listen(SWITCHES_CHANNEL, changed),
    { maxAgeMs: SWITCHES_MAX_AGE_MS },
  );
  return {
    deps: {
      db,
      catalogue,
      switches,
      siteZone: env.SITE_TIME_ZONE,
      passwords: createPasswords(),
      relyingParty: relyingPartyOf(env),
      mail: createMail(env),
      push: createPush(env),
      storage: createStorage(env),
      dumps: createDumps(env),
      lookAt: env.EVIDENCE_LINK_CHECK === 'on' ? openLinkLook() : undefined,
      webhooks: createWebhooks(env),
      edges: env.EDGE_URLS.map((url) => openEdge(url)),
    },
    onLiveEvent: (onNotify) => listen(LIVE_CHANNEL, onNotify),
    startHeartbeat,
    beforeBrowsing,
    allowReplica,
    pressure,
    openQueuePool: () => openQueuePool(env.DATABASE_URL, Math.max(10, env.WORKER_CONCURRENCY)),
    close: async () => {
      await close();
      await closeTracer();
    },
  };
}
