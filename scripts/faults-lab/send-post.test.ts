import { expect, test } from 'vitest';
import type { EdgeAnswer, EdgeRequest } from './edge-client.ts';
import { sendPost } from './send-post.ts';

type Asked = EdgeRequest & { readonly edge: number };

/** Sends one post to a site that gives these responses in turn. */
async function sendTo(answers: readonly (Partial<EdgeAnswer> & { readonly status: number })[], isKeyless = false) {
  const asked: Asked[] = [];
  const send = async (edge: 0 | 1, request: EdgeRequest) => {
    asked.push({ ...request, edge });
    return { body: '', cache: '', replayed: false, ...(answers[asked.length - 1] ?? expect.fail('one request too many')) };
  };
  const sent = await sendPost(
    { cookie: 'c', key: 'the-key', body: '{}', edge: 0 },
    { client: { send, close: () => {} }, pause: async () => {}, isAbandoned: () => asked.length === answers.length, isKeyless },
  );
  return { sent, calls: asked.map(({ edge, method = 'GET', path, key }) => `${edge} ${method} ${path} ${key ?? ''}`.trim()), asked };
}

const created = { status: 201, body: '{"recordId":"7"}' };
const POST = 'POST /api/records the-key';
const ASK = 'GET /api/records/by-key/the-key';

test('after a lost response, a post is looked up by its key at the other edge and sent again only if it is missing', async () => {
  const { sent, calls } = await sendTo([{ status: 0 }, { status: 503 }, { status: 503 }, { status: 404 }, created]);
  expect(calls).toEqual([`0 ${POST}`, `1 ${ASK}`, `1 ${ASK}`, `1 ${ASK}`, `1 ${POST}`]);
  expect(sent).toEqual({ outcome: 'ok', attempts: 5, recordId: '7', replayed: false });
});

test('a post that is found by its key is acknowledged', async () => {
  const { sent } = await sendTo([{ status: 0 }, { status: 200, body: '{"recordId":"7"}' }]);
  expect(sent).toEqual({ outcome: 'ok', attempts: 2, recordId: '7', replayed: true });
});

test('a cut-off response is not an acknowledgement', async () => {
  expect((await sendTo([{ status: 201, body: '{"rec' }])).sent).toEqual({ outcome: 'info', attempts: 1 });
});

test('4xx is a refusal, unless the key is in progress or a rate limit was exceeded', async () => {
  expect((await sendTo([{ status: 422 }])).sent).toEqual({ outcome: 'fail', attempts: 1, status: 422 });
  for (const answer of [{ status: 409, body: '{"error":"key-in-progress"}' }, { status: 429 }, { status: 500 }, { status: 503 }])
    expect((await sendTo([answer])).sent.outcome).toBe('info');
});

test('with the planted bug, each attempt has a key of its own', async () => {
  const { asked, sent } = await sendTo([{ status: 0 }, { status: 409, body: '{"error":"duplicate-record"}' }], true);
  expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  expect(sent.outcome).toBe('fail');
});
