import { describe, expect, test } from 'vitest';
import { chooseEvents, type Happening, matchesFilter, type RecordPlace, type Subscription } from './choose-events.ts';
import { WEBHOOK_EVENTS } from './webhook.ts';

const place: RecordPlace = { series: 2, rule: 21, route: '/stage/201', rank: 4 };
const hook: Subscription = { webhookId: '7', userId: null, kind: 'standard', events: [...WEBHOOK_EVENTS], filter: {} };
const post: Happening = { what: 'post', recordId: '5', place, isFirst: true, passed: [{ userId: 3, place: 4 }] };
const change = (more: Partial<Extract<Happening, { what: 'change' }>> = {}): Happening => ({
  what: 'change',
  recordId: '5',
  change: 'declined',
  place: { ...place, rank: null },
  announcedTo: new Set(),
  ...more,
});
const typesOf = (subscription: Subscription, happening: Happening) => chooseEvents(subscription, happening).map(({ type }) => type);

test.each([
  [{}, true],
  [{ series: [], rules: [], boards: [], top: null }, true],
  [{ series: [2, 3] }, true],
  [{ series: [3] }, false],
  [{ series: [2], rules: [22] }, false],
  [{ boards: ['/stage/201'] }, true],
  [{ boards: ['/stage/201?rule=22'] }, false],
  [{ top: 4 }, true],
  [{ top: 3 }, false],
])('the filter %j matches the record: %j', (filter, matches) => {
  expect(matchesFilter(filter, place)).toBe(matches);
});

describe('events of a post', () => {
  test('are all that hold for a program, and the most specific one for people', () => {
    expect(typesOf(hook, post)).toEqual(['player.passed', 'record.first', 'record.posted']);
    expect(typesOf({ ...hook, kind: 'discord' }, post)).toEqual(['player.passed']);
    expect(typesOf({ ...hook, kind: 'discord', events: ['record.posted', 'record.first'] }, post)).toEqual(['record.first']);
  });

  test("contain 'player.passed' only if the owner was passed", () => {
    expect(typesOf({ ...hook, userId: 4 }, post)).toEqual(['record.first', 'record.posted']);
    expect(chooseEvents({ ...hook, userId: 3, events: ['player.passed'] }, post)).toEqual([
      { type: 'player.passed', subject: '5', recordId: '5', facts: { rank: 4, passed: [{ userId: 3, place: 4 }] } },
    ]);
  });
});

describe('the event of a change', () => {
  test('reaches people whose message it corrects even if they did not choose it', () => {
    const people: Subscription = { ...hook, kind: 'discord', events: ['record.posted'] };
    expect(typesOf(people, change())).toEqual([]);
    expect(typesOf(people, change({ announcedTo: new Set(['7']) }))).toEqual(['record.changed']);
    expect(typesOf({ ...people, kind: 'standard' }, change({ announcedTo: new Set(['7']) }))).toEqual([]);
  });

  test('of a record that lost its rank passes a filter for the top only if the record was sent', () => {
    const top: Subscription = { ...hook, filter: { top: 10 } };
    for (const rank of [null, 11]) {
      const changed = { place: { ...place, rank } };
      expect(typesOf(top, change(changed))).toEqual([]);
      expect(typesOf(top, change({ ...changed, announcedTo: new Set(['7']) }))).toEqual(['record.changed']);
    }
    expect(typesOf({ ...top, filter: { top: 10, series: [9] } }, change({ announcedTo: new Set(['7']) }))).toEqual([]);
  });
});

test('filters concern records and decisions about them, not news and events', () => {
  const narrow: Subscription = { ...hook, filter: { series: [9], top: 1 } };
  expect(typesOf(narrow, { what: 'other', type: 'news', subject: '1' })).toEqual(['news']);
  expect(typesOf(narrow, { what: 'decision', logId: '1', place: null })).toEqual(['decision']);
  expect(typesOf(narrow, { what: 'decision', logId: '1', place })).toEqual([]);
  expect(typesOf({ ...hook, filter: { series: [2], top: 1 } }, { what: 'decision', logId: '1', place })).toEqual(['decision']);
  expect(typesOf({ ...hook, events: ['news'] }, { what: 'other', type: 'event.opened', subject: '1' })).toEqual([]);
});
