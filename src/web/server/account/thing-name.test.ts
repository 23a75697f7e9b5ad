import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { LogThing } from '#domain/fairness/public-log.ts';
import { thingName } from './thing-name.ts';

const named = (id: number, en: string, ja: string) => new Map([[id, { id, name: { en, ja } }]]);
const catalogue = { rules: named(21, 'Plain', '通常'), stages: named(201, 'Big Jar', '大瓶') } as unknown as Catalogue;

test.each<[LogThing, string, string]>([
  [{ kind: 'switch', id: 'read-only' }, 'Read-only', '閲覧専用'],
  [{ kind: 'rule', id: '21' }, 'Plain', '通常'],
  [{ kind: 'policy', id: 'rule.21' }, 'Plain', '通常'],
  [{ kind: 'policy', id: 'stage.201' }, 'Big Jar', '大瓶'],
  [{ kind: 'policy', id: 'newcomer' }, 'new players', '新規投稿者'],
  [{ kind: 'policy', id: 'rule.99' }, '99', '99'],
  [{ kind: 'catalogue', id: 'names' }, 'names and notes', '名前と備考'],
])('thingName returns the name of %j as "%s" in English and "%s" in Japanese', (thing, en, ja) => {
  expect([thingName(catalogue, thing, 'en'), thingName(catalogue, thing, 'ja')]).toEqual([en, ja]);
});
