import { expect, test } from 'vitest';
import { routeSteps } from './route-steps.ts';

const ROUTE = '# Route\n\n1. **Bridge**: send five to the [[Bobbin]].\n2. **Jar**：tip it [left](/x).\n';
const TABLE = '\n| Point | Good run | Typical |\n|---|---|---|\n';

test('a step has its name, its text without syntax, and no times without a table', () => {
  expect(routeSteps(ROUTE)).toEqual([
    { name: 'Bridge', text: 'Send five to the Bobbin.', times: null },
    { name: 'Jar', text: 'Tip it left.', times: null },
  ]);
});

test.each([
  [
    'one row of times per step',
    '| a | 0:21 | 0:26 |\n| b | 1:12 | 1:31 |\n',
    [
      { good: 21, usual: 26 },
      { good: 72, usual: 91 },
    ],
  ],
  ['more rows than steps', '| a | 0:21 | 0:26 |\n| b | 1:12 | 1:31 |\n| c | 2:00 | 3:00 |\n', [null, null]],
  ['numbers that are no times', '| a | 31 | 24 |\n| b | 118 | 90 |\n', [null, null]],
])('a table with %s', (_, rows, times) => expect(routeSteps(ROUTE + TABLE + rows).map((step) => step.times)).toEqual(times));

test('a guide without a route has no steps', () => expect(routeSteps('Nobody has written a route yet.')).toEqual([]));
