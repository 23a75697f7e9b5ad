import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { formGround } from '#web/features/event-form/plan/judge-plan.ts';
import { findStages } from './find-stages.ts';

const ground = formGround(contentCatalogue());
const ids = (asked: string, byBoard = false) => findStages(ground, asked, byBoard).found.map(({ stage, rule }) => `${stage.id}/${rule}`);

test.each([
  ['201', '201/21'],
  ['button jar', '201/21'],
  ['ボタン瓶', '201/21'],
])('a search for "%s" finds the board %s', (asked, found) => {
  expect(ids(asked)).toContain(found);
});

test("returns all of a stage's boards when searching by board, otherwise the stage once", () => {
  const boards = ids('201', true);
  expect(boards.length).toBeGreaterThan(1);
  expect(new Set(boards).size).toBe(boards.length);
  expect(ids('201').length).toBe(1);
});

test('returns only stages that match the query and are not retired', () => {
  const retired = ground.stages.filter((stage) => stage.retired).map(({ id }) => id);
  for (const id of retired) expect(ids(String(id)).some((found) => found.startsWith(`${id}/`))).toBe(false);
  expect(ids('zzzzqq')).toEqual([]);
  expect(findStages(ground, '', true)).toMatchObject({ more: true });
});
