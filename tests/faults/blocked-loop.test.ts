import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startSite } from '#tests/support/site.ts';
import { freePort } from '#tests/support/sites/free-port.ts';
import { readingSite } from '#tests/support/sites/test-sites.ts';

/** Opens the inspector of a process. Returns a function that evaluates code there and resolves when its promise does. */
async function openInspector(port: number): Promise<(expression: string) => Promise<unknown>> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  return (expression) => {
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, awaitPromise: true } }));
    return answered;
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('an instance whose event loop is blocked exits, so that its supervisor restarts it', async () => {
  const port = await freePort();
  const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${port}`, WATCHDOG_SECONDS: '2' };
  const site = await startSite(readingSite().databaseUrl, { env });
  expect(isRunning(site.pid)).toBe(true);
  const evaluate = await openInspector(port);
  // The watchdog measures from the first turn that it counts, at most a second after the start.
  await evaluate('new Promise((resolve) => setTimeout(resolve, 1_000))');
  void evaluate('for (;;);');
  await expect.poll(() => isRunning(site.pid)).toBe(false);
  // The process was killed by a signal, which systemd and Compose treat as a failure.
  expect(await site.kill()).toBeNull();
});
