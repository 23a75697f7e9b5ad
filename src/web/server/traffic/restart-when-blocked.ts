import 'server-only';
import { env } from '#web/server/env.ts';
import { log } from '#web/server/log.ts';
import { startWatchdog } from '#web/server/threads/watchdog.ts';

/**
 * Starts the watchdog unless the settings disable it. The watchdog's own failure is only logged, because the site works
 * without it.
 */
export function restartWhenBlocked(): void {
  const seconds = env().WATCHDOG_SECONDS;
  if (seconds === 0) return;
  startWatchdog(seconds).once('error', (error) => log().error(error, 'the watchdog has ended'));
}
