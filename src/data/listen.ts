import { Client } from 'pg';

const RETRY_MS = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Listens to a channel on a connection of its own, for ever: a lost one is made again, and `heard` is called then too,
 * because what was said meanwhile is not known. Throws when the first connection fails; gives back how to stop.
 */
export async function listenTo(url: string, channel: string, heard: () => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: Client;

  const connect = async () => {
    const next = new Client({
      connectionString: url,
      application_name: 'stargrass listener',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS, // a line that died silently is noticed
    });
    next.on('notification', heard);
    next.on('error', () => {}); // 'end' follows
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    if (stopped) return void (await next.end());
    next.once('end', () => {
      if (!stopped) void reconnect();
    });
    client = next;
    heard();
  };
  const reconnect = async () => {
    while (!stopped) {
      const done = await connect().then(
        () => true,
        () => false,
      );
      if (done) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
  };

  await connect();
  return async () => {
    stopped = true;
    await client.end();
  };
}
