import type { Client, PoolClient, QueryResult } from 'pg';
import { traceQuery } from '#data/tracing.ts';
import { statementName } from './statement-name.ts';

/** A connection that one caller uses until it is released. */
export type Lease = {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>;
  /** Returns the connection to its pool, or closes it when it is lost or `destroy` is set. */
  release(destroy?: boolean): void;
};

/** Thrown when a transaction was committed on the primary, but perhaps on no standby: it may be lost in a fail-over. */
class CommitUnknown extends Error {
  readonly code = '01000';
}

type LeaseOptions = {
  /** Called once, when the connection is free again or closed. */
  readonly leave: () => void;
  /** Resolves when a connection whose statement timed out may be closed. Not called before `release`. */
  readonly untilAnswered: (client: PoolClient) => Promise<void>;
};

/**
 * Leases a connection. Every short statement is prepared once per connection, which halves its cost. A connection is
 * closed instead of reused after an error that a fail-over can cause. After a timeout it is not closed at once: a commit
 * that waits for a standby would go on waiting in the server, and new connections would pile up beside it.
 */
export function leaseConnection(client: PoolClient, { leave, untilAnswered }: LeaseOptions): Lease {
  let isLost = false;
  let isUnanswered = false;
  let warning: string | undefined;
  const note = ({ code, message }: { code?: string | undefined; message?: string | undefined }) => {
    if (code === '01000' && message?.includes('synchronous replication')) warning = message; // other warnings exist, such as ANALYZE's
  };
  (client as unknown as Client).on('notice', note);
  const close = (destroy: boolean) => {
    (client as unknown as Client).off('notice', note);
    client.release(destroy);
    leave();
  };
  return {
    async query(text, values) {
      if (isUnanswered) throw new Error('the connection is not queryable: its last statement was not answered');
      try {
        const result = await traceQuery(text, () => client.query({ text, values: [...values], ...statementName(text) }));
        if (warning === undefined) return result;
      } catch (error) {
        isLost ||= isLostServer(error);
        isUnanswered ||= error instanceof Error && error.message === 'Query read timeout';
        throw error;
      }
      isLost = true;
      throw new CommitUnknown(warning);
    },
    release(destroy = false) {
      if (isUnanswered) void untilAnswered(client).then(() => close(true));
      else close(destroy || isLost);
    },
  };
}

/** Returns whether an error means that the server disconnects, stops or no longer accepts writes. */
function isLostServer(error: unknown): boolean {
  const { code = '', severity } = error as { readonly code?: string; readonly severity?: string };
  return severity === 'FATAL' || /^(?:25006|57P0[123]|08)/.test(code);
}
