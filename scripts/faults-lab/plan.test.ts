import { expect, test } from 'vitest';
import { FAULT_KINDS, parseKinds, planFaults, possibleKinds } from './plan.ts';

test('a seed always gives the same faults, and a longer plan starts with the shorter one', () => {
  expect(planFaults(7, 20)).toEqual(planFaults(7, 20));
  expect(planFaults(7, 50).slice(0, 20)).toEqual(planFaults(7, 20));
  expect(planFaults(8, 20)).not.toEqual(planFaults(7, 20));
});

test('a long plan has every kind of fault', () => {
  expect(new Set(planFaults(1, 1_000).map(({ kind }) => kind))).toEqual(new Set(FAULT_KINDS));
});

test('a plan of some kinds has no others', () => {
  const kinds = parseKinds('freeze-primary,haproxy');
  expect(kinds).toEqual(['freeze-primary-postgres', 'freeze-primary-patroni', 'freeze-primary-node', 'kill-haproxy', 'freeze-haproxy']);
  expect(planFaults(1, 100, kinds).every(({ kind }) => kinds.includes(kind))).toBe(true);
  expect(() => parseKinds('meteorite')).toThrow('no kind of fault');
});

test('a cluster without disks and clocks of its own gets the other faults', () => {
  const kinds = parseKinds('primary-disk,web-clock,kill-web');
  expect(possibleKinds(kinds, { hasDisks: false, hasClocks: false })).toEqual(['kill-web']);
  expect(possibleKinds(kinds, { hasDisks: true, hasClocks: true })).toEqual(kinds);
  expect(() => possibleKinds(['fill-primary-disk'], { hasDisks: false, hasClocks: true })).toThrow('--disk-size');
});
