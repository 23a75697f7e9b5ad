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

test('the text of a step loses only syntax', () => {
  const text = '1. **A** – take the [[Dew Egg|egg]], `then` go: *left* - or not. \n10)  **B**\nAt 1. **C** no step';
  expect(routeSteps(text)).toEqual([
    { name: 'A', text: 'Take the Dew Egg, then go: left - or not.', times: null },
    { name: 'B', text: '', times: null },
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
  [
    'text after it and spaces before it',
    '  | a | 10:21 | 10:26 |\n| b | 1:12 | 1:31\n\nEnd',
    [
      { good: 621, usual: 626 },
      { good: 72, usual: 91 },
    ],
  ],
  ['fewer rows than steps', '| a | 0:21 | 0:26 |\n', [null, null]],
  ['one time that is missing', '| a | 0:21 | 0:26 |\n| b | 1:12 | – |\n', [null, null]],
  ['one time too few', '| a | – | 0:26 |\n| b | 1:12 | 1:31 |\n| c | 1:12 | 1:31 |\n', [null, null]],
  ['times with more behind them', '| a | 0:21.5 | 0:26 |\n| b | 1:12 | 1:31 |\n', [null, null]],
  ['times with more before them', '| a | 1:00:21 | 0:26 |\n| b | 1:12 | 1:31 |\n', [null, null]],
  ['numbers that are no times', '| a | 31 | 24 |\n| b | 118 | 90 |\n', [null, null]],
])('a table with %s', (_, rows, times) => expect(routeSteps(ROUTE + TABLE + rows).map((step) => step.times)).toEqual(times));

test('a guide without a route has no steps', () => expect(routeSteps('Nobody has written a route yet.')).toEqual([]));
