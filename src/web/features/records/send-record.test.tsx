import { afterEach, expect, test, vi } from 'vitest';
import { sendRecord } from './send-record.ts';

const SAVED = [201, { recordId: '7' }] as const;
const FOUND = [200, { recordId: '7' }] as const;
const MISSING = [404, { error: 'not-found' }] as const;
const FAILED = [500, { error: 'failure' }] as const;
const BUSY = [503, { error: 'not_saved_or_unknown' }] as const;
const LOST = [0, {}] as const; // the connection broke

type Answer = readonly [status: number, body: { recordId?: string; error?: string }];

afterEach(() => vi.unstubAllGlobals());

/** Sends while the network gives these answers one after the other; every pause ends at once, as when the connection is back. */
async function sendThrough(answers: readonly Answer[], resumed = false) {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    asked.push(method === 'POST' ? 'send' : 'ask');
    const [status, body] = left.shift() ?? LOST;
    if (status === 0) throw new TypeError('network');
    return Response.json(body, { status });
  });
  let waited = 0;
  const onWaiting = () => {
    waited++;
    setTimeout(() => window.dispatchEvent(new Event('online')));
  };
  const answer = await sendRecord({ key: 'k', json: {}, resumed, onWaiting });
  return { asked: asked.join(' '), recordId: answer.body.recordId, status: answer.status, waited };
}

test.each<[string, readonly Answer[], boolean, string]>([
  ['an answer ends it', [SAVED], false, 'send'],
  ['without an answer it asks before it sends again', [LOST, FOUND], false, 'send ask'],
  ['what is not there is sent again', [LOST, MISSING, SAVED], false, 'send ask send'],
  ['it goes on while nobody knows', [LOST, LOST, BUSY, FOUND], false, 'send ask ask ask'],
  ['a key in progress is no answer yet', [[409, { error: 'key-in-progress' }], FOUND], false, 'send ask'],
  ['what a page that is gone has sent is asked for first', [FOUND], true, 'ask'],
  ['and sent if it never arrived', [MISSING, SAVED], true, 'ask send'],
  ['after a failure it looks whether it was saved all the same', [FAILED, FOUND], false, 'send ask'],
])('%s', async (_, answers, resumed, asked) => {
  expect(await sendThrough(answers, resumed)).toMatchObject({ asked, recordId: '7' });
});

test('a failure is told once it is sure that nothing was saved, and not sent again', async () => {
  expect(await sendThrough([FAILED, MISSING])).toEqual({ asked: 'send ask', recordId: undefined, status: 500, waited: 0 });
  expect(await sendThrough([FAILED, LOST, MISSING, SAVED])).toMatchObject({ asked: 'send ask ask send', recordId: '7' });
});

test.each([400, 401, 403, 422, 429])('a refusal with %i is an answer', async (status) => {
  expect(await sendThrough([[status, { error: 'invalid' }]])).toMatchObject({ asked: 'send', status, waited: 0 });
});
