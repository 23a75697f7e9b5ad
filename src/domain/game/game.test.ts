import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { boardsOfGame, gameOf, gamesOf, winsPoints } from './game.ts';

const catalogue = contentCatalogue();

test('there is a page for each of the four games, the story speedruns and the other challenges', () => {
  expect(gamesOf(catalogue).map(({ series }) => series.id)).toEqual([1, 2, 3, 4, 6, 9]);
  for (const seriesId of [0, 5, 7, 31, 99, Number.NaN]) expect(gameOf(catalogue, seriesId)).toBeUndefined();
});

test('every stage is in one group, under its home rule, and the groups add up to the game', () => {
  for (const { series, groups } of gamesOf(catalogue)) {
    const boards = groups.flatMap((group) => group.boards);
    expect(new Set(boards.map(({ refId }) => refId)).size).toBe(boards.length);
    if (series.id === 6) expect(boards).toHaveLength(catalogue.speedruns.size);
    else expect(boards.every(({ refId, ruleId }) => catalogue.stages.get(refId)?.rule === ruleId)).toBe(true);
  }
  expect(gameOf(catalogue, 2)?.groups.map(({ id, boards }) => [id, boards.length])).toEqual([
    [21, 13],
    [22, 17],
    [25, 14],
    [29, 10],
  ]);
});

test('further rules have their own groups, and all boards of the game are in one of both', () => {
  const game = gameOf(catalogue, 2);
  expect(game?.more.map(({ id }) => id)).toEqual([23, 24, 26, 27, 28]);
  const boards = game ? boardsOfGame(game) : [];
  expect(boards).toHaveLength([...catalogue.boards.values()].filter(({ kind, seriesId }) => kind === 'stage' && seriesId === 2).length);
});

test('a group is named without the name of its total, and leads to the total of its rule', () => {
  const groups = gameOf(catalogue, 2)?.groups ?? [];
  expect(groups.map(({ name }) => name.en)).toEqual(['Dew Eggs', 'No Dew Eggs', 'Root Cellar Expedition', 'Solo Lawn Battle']);
  expect(groups.map(({ name }) => name.ja)).toEqual(['卵あり', '卵なし', '根の蔵くだり', 'ひとり芝生バトル']);
  expect(groups.map(({ totalId }) => totalId)).toEqual([21, 22, 25, 29]);
  for (const { name } of gamesOf(catalogue).flatMap(({ groups: all }) => all))
    for (const language of LANGUAGES) expect(name[language]).toBeTruthy();
});

test('results in the four games win points', () => {
  expect([1, 2, 3, 4, 6, 9].filter((seriesId) => winsPoints(catalogue, seriesId))).toEqual([1, 2, 3, 4]);
});

test('retired stages are left out', () => {
  expect(gameOf(catalogue, 9)?.groups.flatMap(({ boards }) => boards.map(({ refId }) => refId))).not.toContain(903);
});
