import { expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { LogEntry } from '#usecases/fairness/get-public-log.ts';
import { logFeedEntry } from './log-entry.ts';

const catalogue = contentCatalogue();
const at = new Date('2026-11-18T01:00:00Z');
const NOTHING = {
  ...{ who: null, whom: null, recordId: null, boardId: null, reason: null, text: null, scope: null, until: null, outcome: null },
  ...{ role: null, thing: null, isOn: null, changed: null },
};
const declined: LogEntry = {
  ...{ ...NOTHING, id: '7', at, verb: 'decline', by: 'moderator', recordId: '12', reason: 'other', text: 'See the video.' },
  boardId: stageBoard(catalogue, 201, 21)?.boardId ?? 0,
  who: { userId: 'judge', name: 'Judge' },
};

test('a decision about a record names the stage, the moderator and the reason, and links to the record', () => {
  const stage = catalogue.stages.get(201)?.name;
  const entry = logFeedEntry(catalogue, declined, 'en');
  expect(entry).toMatchObject({
    name: 'log/7',
    page: '/record/12',
    published: at,
    updated: at,
    author: { name: 'Judge', page: '/user/judge' },
  });
  expect(entry.title).toBe(`Declined: ${stage?.en}, record 12 by an unnamed player`);
  expect(entry.text).toContain('By Judge');
  expect(entry.text).toContain('See the video.');
  expect(logFeedEntry(catalogue, declined, 'ja').title).toBe(`却下：${stage?.ja} 記録 12 （名前を公開していない人）`);
});

test('a decision about a rule, a person or the site links to the page that shows it', () => {
  const pageOf = (more: Partial<LogEntry>) =>
    logFeedEntry(catalogue, { ...NOTHING, id: '8', at, verb: 'undo', by: 'site', ...more }, 'en').page;
  expect(pageOf({ thing: { kind: 'rule', id: '21' } })).toBe('/keyword/rules/21');
  expect(pageOf({ whom: { userId: 'alma', name: 'Alma' } })).toBe('/user/alma');
  expect(pageOf({ thing: { kind: 'switch', id: 'posting' } })).toBe('/log');
});
