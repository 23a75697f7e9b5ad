import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const AT_ONCE = 6;
const PAUSE_MS = 50;
const REFUSED_IN_A_ROW = 20;
const PATHS = ['/', '/stage/201', '/auth/login', '/api/auth/session', '/stage/201?y=2020'];

export type StopReport = { readonly answered: number; readonly unavailable: number; readonly lost: readonly string[] };

type Outcome = { readonly kind: 'answered' | 'unavailable' | 'refused' | 'lost'; readonly detail: string };

/**
 * Requests pages on new connections until the site accepts none any more. A request is lost if its connection was
 * established, TLS included, and no complete response came back.
 */
export async function requestUntilRefused(site: string, ca: Buffer): Promise<StopReport> {
  const counts = { answered: 0, unavailable: 0 };
  const lost: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      for (let turn = first, refused = 0; refused < REFUSED_IN_A_ROW; turn += 1) {
        const { kind, detail } = await ask(site, PATHS[turn % PATHS.length] as string, ca);
        if (kind === 'lost') lost.push(detail);
        else if (kind !== 'refused') counts[kind] += 1;
        refused = kind === 'refused' ? refused + 1 : 0;
        await wait(PAUSE_MS);
      }
    }),
  );
  return { ...counts, lost };
}

const ask = (site: string, path: string, ca: Buffer): Promise<Outcome> =>
  new Promise((resolve) => {
    let isEstablished = false;
    const fail = (error: Error) => resolve({ kind: isEstablished ? 'lost' : 'refused', detail: `${path}: ${error.message}` });
    const sent = request(`${site}${path}`, { ca, agent: false }, (answer) =>
      text(answer).then(() => {
        if (!answer.complete) return fail(new Error('the response was cut off'));
        resolve({ kind: (answer.statusCode ?? 0) < 500 ? 'answered' : 'unavailable', detail: `${path}: ${answer.statusCode}` });
      }, fail),
    );
    sent.on('socket', (socket) => socket.once('secureConnect', () => (isEstablished = true)));
    sent.on('error', fail).end();
  });
