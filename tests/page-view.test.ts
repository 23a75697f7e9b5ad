import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync('public/page-view.js', 'utf8');

/** Runs the page view script in a browser with these preferences and returns its reports. */
function reportsOf(navigator: Readonly<Record<string, unknown>>): string[] {
  const reports: string[] = [];
  runInNewContext(SCRIPT, {
    navigator,
    location: { pathname: '/stage/101' },
    document: { currentScript: { dataset: { url: 'https://counter.example.org/view' } } },
    window: {},
    fetch: async (_url: string, { body }: { body: string }) => reports.push(body),
  });
  return reports;
}

test('a page view is reported with its path and language', () => {
  expect(reportsOf({ doNotTrack: null })).toEqual([JSON.stringify({ path: '/stage/101', locale: 'en' })]);
});

test('no page view is reported for a reader who sends Do Not Track', () => {
  expect(reportsOf({ doNotTrack: '1' })).toEqual([]);
});

test('no page view is reported for a reader who sends Global Privacy Control', () => {
  expect(reportsOf({ doNotTrack: null, globalPrivacyControl: true })).toEqual([]);
});
