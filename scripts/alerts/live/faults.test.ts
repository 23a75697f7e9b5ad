import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { alertNames } from './scale-rules.ts';

test('every alert has exactly one fault', () => {
  const caused = FAULTS.flatMap(({ alerts }) => alerts);
  expect(caused.toSorted()).toEqual(alertNames(readFileSync('ops/monitoring/alerts.yml', 'utf8')).toSorted());
});
