import { Client } from 'pg';
import { KEEP_ALIVE, requirePrimary } from './require-primary.ts';

export const RETRY_MS = 1_000; // Delay before a connection outside the pool is reopened.
const ANSWER_TIMEOUT_MS = 5_000;
const BEAT_MS = 10_000;

export type ListenerLimits = {
  /** Timeout for opening the connection, in milliseconds. */
  readonly connectMs: number;
  readonly answerMs?: number;
  readonly beatMs?: number;
};

export type Listener = {
  /**
   * Subscribes to a channel. Calls `onNotify` after subscribing, on every NOTIFY and after every reconnect. Throws when
   * the connection fails.
   */
  listen(channel: string, onNotify: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens to any number of channels on one connection and reconnects when it is lost. Every callback runs after a reconnect,
 * because notifications may have been missed. Connects on the first `listen`.
 */
export function createListener(url: string, { connectMs, answerMs = ANSWER_TIMEOUT_MS, beatMs = BEAT_MS }: ListenerLimits): Listener {
  const callers = new Map<string, Set<() => void>>();
  let connection: Promise<Client> | undefined;
  let isClosed = false;

  const call = (channel: string) => {
    for (const onNotify of callers.get(channel) ?? []) onNotify();
  };
  const open = async (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      application_name: 'stargrass listener',
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      ...KEEP_ALIVE,
    });
    const known = [...callers.keys()];
    client.on('notification', ({ channel }) => call(channel));
    client.on('error', () => {}); // An 'end' event follows every error.
    try {
      await client.connect();
      await requirePrimary(client);
      for (const channel of known) await client.query(listenTo(client, channel));
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // A dead TCP connection looks like an idle listener. Repeating a LISTEN every `beatMs` detects it.
    const beat = setInterval(() => {
      const [channel] = callers.keys();
      if (channel !== undefined) void client.query(listenTo(client, channel)).catch(() => client.end().catch(() => {}));
    }, beatMs);
    beat.unref();
    client.once('end', () => {
      clearInterval(beat);
      connection = undefined;
      if (!isClosed) void reopen();
    });
    known.forEach(call);
    return client;
  };
  const connect = (): Promise<Client> => {
    connection ??= open().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const reopen = async () => {
    while (!isClosed) {
      const isOpen = await connect().then(
        () => true,
        () => false,
      );
      if (isOpen) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
  };

  return {
    async listen(channel, onNotify) {
      const client = await connect();
      const others = callers.get(channel) ?? new Set();
      // The callback is stored before the query, so that a reconnect during the query subscribes to this channel too.
      callers.set(channel, others.add(onNotify));
      try {
        await client.query(listenTo(client, channel));
      } catch (error) {
        others.delete(onNotify);
        throw error;
      }
      onNotify();
    },
    async close() {
      isClosed = true;
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}

const listenTo = (client: Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`;
