import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/shared/language.ts';
import { offlinePagesScript } from './offline-pages.ts';

const pages = JSON.parse((await offlinePagesScript()).replace(/^self\.offlinePages = (.*);\n$/, '$1')) as Record<string, string>;

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
