import { expect, test } from 'vitest';
import { compareTexts } from '#domain/texts/compare-texts.ts';
import { compareTextsInThread } from './compare-texts.ts';

const NO_TIME_MS = 0;
const [before, after] = [2, 3].map((step) =>
  Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x2600 + ((at * step) % 251))).join(''),
) as [string, string];

test('returns the same result in a worker thread as in the main thread', async () => {
  expect(await compareTextsInThread('one\ntwo', 'one\nthree')).toEqual(compareTexts('one\ntwo', 'one\nthree'));
});

test('keeps the event loop running while texts are compared', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  await compareTextsInThread(before, after);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(1);
});

test('gives up on a comparison after the deadline without affecting the next one', async () => {
  expect(await compareTextsInThread(before, after, NO_TIME_MS)).toEqual({ rows: [], isWhole: false });
  expect(await compareTextsInThread('a', 'b')).toEqual(compareTexts('a', 'b'));
});

test('rejects further comparisons while nine are in progress', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => compareTextsInThread('a', 'b')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(['CROWDED', 'CROWDED', 'CROWDED']);
});
