import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync('public/page-view.js', 'utf8');

/** Runs the page view script in a browser with these preferences and returns its reports. */
function reportsOf(navigator: Readonly<Record<string, unknown>>, pathname = '/stage/101', lang = 'en'): string[] {
  const reports: string[] = [];
  runInNewContext(SCRIPT, {
    navigator,
    location: { pathname },
    document: { documentElement: { lang }, currentScript: { dataset: { url: 'https://counter.example.org/view' } } },
    window: {},
    fetch: async (_url: string, { body }: { body: string }) => reports.push(body),
  });
  return reports;
}

test('a page view is reported with its path and language', () => {
  expect(reportsOf({ doNotTrack: null })).toEqual([JSON.stringify({ path: '/stage/101', locale: 'en' })]);
  expect(reportsOf({}, '/ja/stage/101', 'ja')).toEqual([JSON.stringify({ path: '/stage/101', locale: 'ja' })]);
  expect(reportsOf({}, '/ja', 'ja')).toEqual([JSON.stringify({ path: '/', locale: 'ja' })]);
});

test('no page view is reported for a reader who sends Do Not Track', () => {
  expect(reportsOf({ doNotTrack: '1' })).toEqual([]);
});

test('no page view is reported for a reader who sends Global Privacy Control', () => {
  expect(reportsOf({ doNotTrack: null, globalPrivacyControl: true })).toEqual([]);
});
