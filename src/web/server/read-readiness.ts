import 'server-only';
import { checkReadiness } from '#usecases/site/check-readiness.ts';
import { beforeBrowsing, deps } from '#web/server/deps.ts';
import { traffic } from '#web/server/traffic/traffic.ts';
import { isPoolExhausted } from '#wiring/is-unreachable.ts';

type Readiness = { readonly read: boolean; readonly write: boolean; readonly ending?: true };

/** Whether this process should get traffic. A crowd is no reason to send it elsewhere: there it would be one, too. */
export async function readReadiness(): Promise<Readiness> {
  if (traffic.isEnding) return { read: false, write: false, ending: true };
  return beforeBrowsing(() => checkReadiness(deps())).catch((error) => ({ read: isPoolExhausted(error), write: isPoolExhausted(error) }));
}
