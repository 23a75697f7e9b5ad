import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { offlinePagesScript } from './offline-pages.ts';

const script = await offlinePagesScript();
const worker: { offlinePages?: Record<string, string>; storedPageWords?: Record<string, object>; buildVersion?: string } = {};
runInNewContext(script, { self: worker });
const pages = worker.offlinePages ?? {};

test.each(LANGUAGES)('the offline page in %s loads no other file', (locale) => {
  const page = pages[locale] ?? '';
  expect(page).toContain(`<html lang="${locale}"`);
  expect(page).toContain('id="lost-signal"');
  expect(page).not.toMatch(/src=|<link|stand-in\.svg|url\(/);
});

test.each(LANGUAGES)('every style and script tag in the offline page in %s has an empty nonce for the service worker', (locale) => {
  const tags = [...(pages[locale] ?? '').matchAll(/<(?:style|script)[^>]*>/g)].map(([tag]) => tag);
  expect(tags).toEqual(['<script nonce="">', '<style nonce="">', '<script nonce="">']);
});

test('the script has the texts of stored pages in every language, and the same version for the same build', async () => {
  expect(Object.keys(worker.storedPageWords ?? {})).toEqual([...LANGUAGES]);
  for (const words of Object.values(worker.storedPageWords ?? {})) expect(Object.keys(words)).toEqual(['asOf', 'reload']);
  expect(worker.buildVersion).toMatch(/^[\da-f]{12}$/);
  expect(await offlinePagesScript()).toBe(script);
});
