import { expect, test } from 'vitest';
import { menuOf, menuSeries } from '#domain/catalogue/menu.ts';
import { EVENT_TYPES } from '#domain/catalogue/rows.ts';
import { KEYWORD_CATEGORIES } from '#domain/keywords/categories.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';

// This file contains the complete lists from seed.md §2 and §3. Additions by the community are counted in
// scripts/content/spec-numbers.ts.
const catalogue = contentCatalogue();
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const names = (entries: ReadonlyMap<number, { readonly name: { readonly en: string } }>) =>
  [...entries].sort(([a], [b]) => a - b).map(([id, { name }]) => `${id} ${name.en}`);

test('rank classes run from D3 to Master, and in Japanese from kyu through dan to Meijin', () => {
  expect(names(catalogue.rankClasses).join()).toBe(
    '0 D3,1 D2,2 D1,3 C3,4 C2,5 C1,6 B3,7 B2,8 B1,9 A3,10 A2,11 A1,12 S3,13 S2,14 S1,15 Master',
  );
  const japanese = [...catalogue.rankClasses].sort(([a], [b]) => a - b).map(([, { name }]) => name.ja);
  expect(japanese.map((grade) => grade?.at(-1)).join('')).toBe(`${'級'.repeat(6)}${'段'.repeat(9)}人`);
});

test('the catalogue contains the specified consoles and creature colours', () => {
  expect(names(catalogue.recordConsoles)).toEqual(['0 All', '1 NGC', '2 Wii Remote + Nunchuk', '3 Wii U Pad / Pro', '4 Switch']);
  expect([...catalogue.speedrunConsoles.values()].map(({ name }) => name.en)).toEqual([
    ...['All', 'NGC', 'Wii', 'Wii U', 'Switch', 'NTSC-U/PAL', 'NTSC-J', '3DS'],
  ]);
  const offered = new Set([...catalogue.speedruns.values()].flatMap(({ consoles }) => consoles));
  // Every speedrun console is in use.
  expect([...catalogue.speedrunConsoles.keys()].filter((id) => id !== 0 && !offered.has(id))).toEqual([]);
  expect(names(catalogue.creatureColours).join()).toBe('1 Red,2 Yellow,3 Blue,4 Purple,5 White,6 Rock,7 Winged,8 Ice');
});

test('the catalogue contains series 0 to 7, 9 and 31 with the specified keys', () => {
  expect([...catalogue.series.keys()].sort((a, b) => a - b)).toEqual([...range(0, 7), 9, 31]);
  expect([0, 5, 6, 9, 31].map((id) => catalogue.series.get(id)?.key)).toEqual(['site', 'limited', 'speedrun', 'other', 'spinoff']);
});

test('the catalogue contains the specified rules, and every specified total is linked in a menu', () => {
  expect([...catalogue.rules.keys()]).toEqual(expect.arrayContaining([...range(0, 4), 10, 11, ...range(20, 36), ...range(40, 47), 91]));
  expect(range(21, 29).map((id) => catalogue.rules.get(id)?.key)).toEqual([
    ...['egg', 'noEgg', 'noArmoredEnemy', 'noSpray', 'storyCaves', 'twoPlayerRooms', 'toolAssisted', 'anythingGoes', 'soloBattle'],
  ]);
  const inMenus = new Set(menuSeries(catalogue).flatMap(({ id }) => menuOf(catalogue, id).totals.map(({ route }) => route)));
  const linked = [1, 2, 3, 10, 20, 30, 40, 21, 22, 25, 29, 31, 32, 33, 35, 36, 41, 42, 43, 47];
  expect(linked.filter((id) => !inMenus.has(`/total/${id}`))).toEqual([]);
});

test.each([
  [10, range(101, 105)],
  [25, range(231, 244)],
  [29, range(245, 254)],
  [31, range(301, 315)],
  [32, range(316, 330)],
  [36, range(331, 344)],
  [33, range(345, 350)],
  [35, range(351, 362)],
  [41, range(401, 412)],
  [42, range(413, 418)],
  [43, range(419, 428)],
  [47, range(429, 444)],
  [91, range(901, 916)],
])('rule %i is the home rule of the stages %j', (ruleId, ids) => {
  const atHome = [...catalogue.stages.values()].filter(({ rule }) => rule === ruleId).map(({ id }) => id);
  expect(atHome).toEqual(expect.arrayContaining(ids));
});

test('the ids of stages 201 to 230, event stages, events, teams and speedruns match the specification', () => {
  const rooms = [...catalogue.stages.values()].filter(({ rule }) => rule === 21 || rule === 22).map(({ id }) => id);
  expect(rooms.sort((a, b) => a - b)).toEqual(range(201, 230));
  expect([...catalogue.eventStages.keys()].sort((a, b) => a - b)).toEqual(range(1001, 1314));
  const codes = [...catalogue.events.keys()];
  expect([Math.min(...codes), Math.max(...codes)]).toEqual([151101, 250905]);
  expect([...catalogue.teams.keys()].sort((a, b) => a - b)).toEqual(range(1, 22));
  expect([...catalogue.speedruns.keys()].sort((a, b) => a - b)).toEqual([
    ...[101, 102, ...range(201, 204), ...range(301, 303), ...range(311, 313), ...range(401, 405)],
  ]);
});

test('the sixteen night stages are spread over six areas', () => {
  const areas = range(429, 444).map((id) => catalogue.stages.get(id)?.area?.id);
  expect(new Set(areas).size).toBe(6);
  expect(areas).not.toContain(undefined);
});

test('event types, keyword categories and the seven flags match the specification', () => {
  expect(EVENT_TYPES).toEqual(['limited', 'user-planned', 'offline', 'other']);
  expect(KEYWORD_CATEGORIES).toEqual(
    expect.arrayContaining([
      ...['game', 'creature-type', 'collection', 'stage', 'object', 'enemy', 'character', 'world', 'general-term', 'completion-term'],
      ...['community', 'internal-spec', 'glitch-mod', 'rule', 'idea', 'other'],
    ]),
  );
  expect(KEYWORD_FLAGS).toEqual({ deleted: 0, editable: 1, pickup: 2, workInProgress: 3, editorOnly: 4, notEditable: 5, unknown: 9 });
});
