import { expect, test } from 'vitest';
import { DECODE_WITHIN_BYTES, DECODE_WITHIN_MS } from '#domain/evidence/image-rules.ts';
import { within } from '#tests/support/time-scale.ts';
import { mutantOf, soundPictures } from './mutant.ts';
import { runMutants } from './run-mutants.ts';

const SEED = 1;
const MUTANTS = 200;

test('200 mutated pictures are rejected or stripped to their pixels, within the time and memory limits', async () => {
  const { outcomes, wrong, slowestMs, peakBytes } = await runMutants(SEED, MUTANTS);
  expect(wrong).toEqual([]);
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(MUTANTS);
  expect(outcomes.neutral).toBeGreaterThan(0);
  expect(outcomes.damaged).toBeGreaterThan(0);
  expect(slowestMs).toBeLessThan(within(DECODE_WITHIN_MS));
  expect(peakBytes).toBeLessThan(DECODE_WITHIN_BYTES);
});

test('mutantOf returns the same mutant for the same seed and different mutants for different seeds', async () => {
  const pictures = await soundPictures();
  const mutants = Array.from({ length: 50 }, (_, seed) => mutantOf(seed, pictures).toString('hex'));
  expect(Array.from({ length: 50 }, (_, seed) => mutantOf(seed, pictures).toString('hex'))).toEqual(mutants);
  expect(new Set(mutants).size).toBeGreaterThan(40);
});
