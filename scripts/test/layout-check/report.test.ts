import { expect, test } from 'vitest';
import { countFaults } from './report.ts';

test('counts the faults of each kind per route, and of all routes', () => {
  const fault = (kind: 'wide' | 'small') => ({ kind, width: 320, what: 'a “Home”' });
  const counts = countFaults([
    { route: '/', address: '/', faults: [fault('wide'), fault('small'), fault('small')] },
    { route: '/', address: '/ja', faults: [fault('small')] },
    { route: '/menu', address: '/menu', faults: [] },
  ]);
  expect(counts).toEqual([
    ['/', 2, 1, 0, 3, 0],
    ['/menu', 1, 0, 0, 0, 0],
    ['all', 3, 1, 0, 3, 0],
  ]);
});
