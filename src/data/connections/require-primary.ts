import type { ClientBase } from 'pg';

const ANSWER_TIMEOUT_MS = 5_000;

/** Driver settings of every connection: a server that has lost power would otherwise look like an idle one for hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/** Thrown for a server that accepts connections but no writes. Has the code of a refused write. */
class StandbyServer extends Error {
  readonly code = '25006';
}

/**
 * Throws `StandbyServer` if the server is in recovery. Every connection that needs the primary is checked once, because
 * during a fail-over an address may lead to a standby for a moment, and a pool would keep that connection.
 */
export async function requirePrimary(client: ClientBase): Promise<void> {
  const question = { text: 'select pg_is_in_recovery() as standby', query_timeout: ANSWER_TIMEOUT_MS };
  const { rows } = await client.query<{ standby: boolean }>(question);
  if (rows[0]?.standby !== false) throw new StandbyServer('the server is a standby');
}
