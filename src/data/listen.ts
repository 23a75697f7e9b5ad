import { Client } from 'pg';

export const RETRY_MS = 1_000; // of every connection beside the pool
const ANSWER_TIMEOUT_MS = 5_000;
const BEAT_MS = 10_000;

export type ListenerLimits = {
  /** How long the connection may take to make. */
  readonly connectMs: number;
  readonly answerMs?: number;
  readonly beatMs?: number;
};

export type Listener = {
  /** Calls back once the channel is heard, on every NOTIFY, and whenever the connection was made again. Throws when it cannot be made. */
  listen(channel: string, heard: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * Listens to any number of channels on one connection, for ever: a lost one is made again, and everybody is called then too,
 * because what was said meanwhile is not known. Nothing is connected until the first channel.
 */
export function createListener(url: string, { connectMs, answerMs = ANSWER_TIMEOUT_MS, beatMs = BEAT_MS }: ListenerLimits): Listener {
  const callers = new Map<string, Set<() => void>>();
  let connection: Promise<Client> | undefined;
  let isClosed = false;

  const call = (channel: string) => {
    for (const heard of callers.get(channel) ?? []) heard();
  };
  const open = async (): Promise<Client> => {
    const client = new Client({
      connectionString: url,
      application_name: 'stargrass listener',
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
    });
    const known = [...callers.keys()];
    client.on('notification', ({ channel }) => call(channel));
    client.on('error', () => {}); // 'end' follows
    try {
      await client.connect();
      for (const channel of known) await client.query(listenTo(client, channel));
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    // A line that died silently says nothing, which is what a listener hears most of the time: so it asks now and then for what it has.
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
    async listen(channel, heard) {
      const client = await connect();
      const others = callers.get(channel) ?? new Set();
      callers.set(channel, others.add(heard)); // before it is asked for: a connection that is made again asks for it too
      try {
        await client.query(listenTo(client, channel));
      } catch (error) {
        others.delete(heard);
        throw error;
      }
      heard();
    },
    async close() {
      isClosed = true;
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}

const listenTo = (client: Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`;
