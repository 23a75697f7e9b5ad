import 'server-only';
import { checkReadiness } from '#usecases/site/check-readiness.ts';
import { beforeBrowsing, deps, pressure } from '#web/server/deps.ts';
import { traffic } from '#web/server/traffic/traffic.ts';
import { isPoolExhausted } from '#wiring/is-unreachable.ts';

type Readiness = { readonly read: boolean; readonly write: boolean; readonly ending?: true };

/**
 * Returns whether this process should receive traffic. Overload does not count as unready, because moving the traffic
 * would only overload another instance. Writes are paused while commits wait for a standby: posts get 503, and reading
 * goes on.
 */
export async function readReadiness(): Promise<Readiness> {
  if (traffic.isEnding) return { read: false, write: false, ending: true };
  const { read, write } = await beforeBrowsing(() => checkReadiness(deps())).catch((error) => ({
    read: isPoolExhausted(error),
    write: isPoolExhausted(error),
  }));
  return { read, write: write && pressure().unanswered === 0 };
}
