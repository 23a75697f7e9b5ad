import { expect, test } from 'vitest';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';
import { errorAnswer } from './error-answer.ts';

const request = new Request('https://stargrass.test/api/records', { headers: { 'x-request-id': 'r1' } });
const read = async (answer: Response) => ({
  status: answer.status,
  wait: answer.headers.get('retry-after'),
  body: await answer.json(),
});

test('a refusal is sent with its status, its details and the request id', async () => {
  const refusal = invalid({ board: 'unknown-board' });
  const body = { error: 'invalid', fields: { board: 'unknown-board' }, requestId: 'r1' };
  expect(await read(errorAnswer(request, refusal.error, refusal))).toEqual({ status: 422, wait: null, body });
  const bulk = { ...refuse('changed-since'), records: ['7'] };
  expect((await read(errorAnswer(request, bulk.error, bulk))).body).toEqual({ error: 'changed-since', records: ['7'], requestId: 'r1' });
});

test('waiting times are sent as Retry-After only', async () => {
  const refusal = tooMany({ waitSeconds: 30 });
  const body = { error: 'too-many-tries', requestId: 'r1' };
  expect(await read(errorAnswer(request, refusal.error, refusal))).toEqual({ status: 429, wait: '30', body });
  expect((await read(errorAnswer(request, 'too-many-uploads'))).wait).toBe('600');
  expect((await read(errorAnswer(request, 'unavailable', { waitSeconds: 60 }))).wait).toBe('60');
});

test('a route can override the status of a code', () => {
  expect(errorAnswer(request, 'stale').status).toBe(412);
  expect(errorAnswer(request, 'stale', {}, 409).status).toBe(409);
});
