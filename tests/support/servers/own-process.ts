import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a server and waits until it responds. Returns a function that stops the server. */
export async function startProcess(
  command: string,
  args: readonly string[],
  answers: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawn(command, args, { stdio: 'ignore' });
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers().catch(() => false)) return () => end(child);
    await wait(50);
  }
  await end(child);
  throw new Error(`${command} does not answer`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}
