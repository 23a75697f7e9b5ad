import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { completedTasks, NEW_WELCOME, parseStep } from './steps.ts';
import { welcomeForm } from './welcome-form.ts';

test.each([
  [NEW_WELCOME, { rivals: 0, posts: 0, hasProfile: false }, []],
  [{ ...NEW_WELCOME, step: 2 }, { rivals: 1, posts: 0, hasProfile: false }, ['games']],
  [{ ...NEW_WELCOME, step: 4, boardId: 7 }, { rivals: 2, posts: 1, hasProfile: true }, ['games', 'stage', 'rivals', 'post', 'profile']],
])('%o with %o has completed %o', (welcome, done, tasks) => {
  expect(completedTasks(welcome, done)).toEqual(tasks);
});

test.each([
  ['1', 1],
  ['4', 4],
  ['0', undefined],
  ['5', undefined],
  ['1.5', undefined],
  [['1', '2'], undefined],
  [undefined, undefined],
])('parseStep(%o) is %o', (typed, step) => {
  expect(parseStep(typed)).toBe(step);
});

test('the form takes known games once, in the order of their tiles, and rejects everything else', () => {
  expect(readForm(welcomeForm, { games: [5, 2, 2], step: 2 })).toEqual({ ok: true, value: { games: [2, 5], step: 2 } });
  for (const typed of [{ games: [0] }, { games: ['2'] }, { step: 5 }, { boardId: -1 }, { isDone: false }, { role: 'admin' }])
    expect(readForm(welcomeForm, typed).ok).toBe(false);
});
