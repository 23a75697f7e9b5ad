import { afterEach, expect, test, vi } from 'vitest';
import { sendRecord, type WaitReason } from './send-record.ts';

const SAVED = [201, { recordId: '7' }] as const;
const FOUND = [200, { recordId: '7' }] as const;
const MISSING = [404, { error: 'not-found' }] as const;
const FAILED = [500, { error: 'failure' }] as const;
const BUSY = [503, { error: 'not_saved_or_unknown' }] as const;
const LOST = [0, {}] as const; // The connection was lost.

type Answer = readonly [status: number, body: { recordId?: string; error?: string }];

afterEach(() => vi.unstubAllGlobals());

/** Sends a record against a sequence of responses. An `online` event ends every pause immediately. */
async function sendThrough(answers: readonly Answer[], resumed = false) {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    asked.push(method === 'POST' ? 'send' : 'ask');
    const [status, body] = left.shift() ?? LOST;
    if (status === 0) throw new TypeError('network');
    return Response.json(body, { status });
  });
  const waits: WaitReason[] = [];
  const onWaiting = (reason: WaitReason) => {
    waits.push(reason);
    setTimeout(() => window.dispatchEvent(new Event('online')));
  };
  const answer = await sendRecord({ key: 'k', json: {}, author: 'moss', resumed, onWaiting });
  return { asked: asked.join(' '), recordId: answer.body.recordId, status: answer.status, waited: waits.length, waits };
}

test.each<[string, readonly Answer[], boolean, string]>([
  ['returns the first answer', [SAVED], false, 'send'],
  ['queries before sending again when the response is lost', [LOST, FOUND], false, 'send ask'],
  ['sends again when the record does not exist', [LOST, MISSING, SAVED], false, 'send ask send'],
  ['keeps querying while the outcome is unknown', [LOST, LOST, BUSY, FOUND], false, 'send ask ask ask'],
  ['queries while the key is in progress', [[409, { error: 'key-in-progress' }], FOUND], false, 'send ask'],
  ['queries first when an earlier page has sent the record', [FOUND], true, 'ask'],
  ['sends when the record of an earlier page never arrived', [MISSING, SAVED], true, 'ask send'],
  ['queries after a failure whether the record was saved anyway', [FAILED, FOUND], false, 'send ask'],
])('sendRecord %s', async (_, answers, resumed, asked) => {
  expect(await sendThrough(answers, resumed)).toMatchObject({ asked, recordId: '7' });
});

test('says why it waits: no response, or a server that cannot save', async () => {
  const inProgress = [409, { error: 'key-in-progress' }] as const;
  const { waits } = await sendThrough([BUSY, MISSING, inProgress, LOST, FOUND]);
  expect(waits).toEqual(['paused', 'paused', 'unanswered']);
});

test('returns the failure without resending once it is certain that no record was saved', async () => {
  expect(await sendThrough([FAILED, MISSING])).toMatchObject({ asked: 'send ask', recordId: undefined, status: 500, waited: 0 });
  expect(await sendThrough([FAILED, LOST, MISSING, SAVED])).toMatchObject({ asked: 'send ask ask send', recordId: '7' });
});

test.each([400, 401, 403, 422, 429])('returns immediately when the server rejects the record with status %i', async (status) => {
  expect(await sendThrough([[status, { error: 'invalid' }]])).toMatchObject({ asked: 'send', status, waited: 0 });
});
