import type { QueryResult } from 'pg';
import type { Lease } from './lease.ts';

/** Thrown when a statement of a transaction failed on a replica. The transaction can be repeated on the primary. */
class ReplicaFailed extends Error {
  readonly code = 'REPLICA_FAILED';
}

/** Returns whether a transaction failed on a replica. Compares the code, because bundles have their own class. */
export const isReplicaFailure = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'REPLICA_FAILED';

type Sources = {
  readonly replica: () => Promise<Lease | undefined>;
  readonly primary: () => Promise<Lease>;
  readonly failed: () => void;
};

// Single reads, and transactions that the server itself keeps from writing. A statement that writes nevertheless fails
// on a replica and is repeated on the primary.
const READ = /^\s*(?:select|with|start transaction isolation level repeatable read read only)\b/i;
const ROLLED_BACK = { command: 'ROLLBACK', rowCount: 0, oid: 0, fields: [], rows: [] } satisfies QueryResult;

/**
 * Leases a connection when the first statement is known: reads go to a replica if one is ready, everything else to the
 * primary. Whatever fails on a replica is read from the primary, so that a replica never fails a page: a first statement
 * is repeated at once, a transaction by its caller (`isReplicaFailure`).
 */
export function leaseForRead({ replica, primary, failed }: Sources): Lease {
  let lease: Lease | undefined;
  let onReplica: 'fresh' | 'used' | 'failed' | undefined;
  const queryPrimary = async (text: string, values: readonly unknown[]) => {
    onReplica = undefined;
    lease = undefined; // While the primary is leased, there is nothing to release.
    lease = await primary();
    return lease.query(text, values);
  };
  return {
    async query(text, values) {
      if (onReplica === 'failed' && text === 'rollback') return ROLLED_BACK; // The connection is closed instead.
      if (!lease && READ.test(text)) {
        lease = await replica();
        if (lease) onReplica = 'fresh';
      }
      if (!lease) return queryPrimary(text, values);
      if (!onReplica) return lease.query(text, values);
      try {
        const result = await lease.query(text, values);
        onReplica = 'used';
        return result;
      } catch (error) {
        failed();
        if (onReplica === 'used') {
          onReplica = 'failed';
          throw new ReplicaFailed('a statement failed on a replica', { cause: error });
        }
        lease.release(true);
        return queryPrimary(text, values);
      }
    },
    release: (destroy) => lease?.release(destroy || onReplica === 'failed'),
  };
}
