import 'server-only';
import { countTry } from '#usecases/accounts/count-try.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { log } from '#web/server/log.ts';
import { clientOf } from './client.ts';

const CODE = /^[A-Z_]{1,64}$/;

/**
 * Logs error codes reported by browsers, a few per minute and client. Discards malformed codes and the rest of the
 * request body.
 */
export async function takeClientLog(request: Request, body: string): Promise<Response> {
  const wait = await countTry(deps(), 'client-log', clientOf(request.headers).address).catch(() => ({ waitSeconds: 60 }));
  if (wait) return errorAnswer(request, 429, 'too-many-tries', {}, { 'retry-after': String(wait.waitSeconds) });
  const code = new URLSearchParams(body).get('code') ?? '';
  if (CODE.test(code)) log().warn({ browser: code });
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
