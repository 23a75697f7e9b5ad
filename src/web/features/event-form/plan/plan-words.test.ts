import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_LIMITS } from '#domain/events/plan/event-limits.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { errorText, fieldText } from './plan-words.ts';

// Reads the event API error codes from docs/api.md.
const section = readFileSync('docs/api.md', 'utf8').split('## Events:')[1]?.split('\n## ')[0] ?? '';
const rows = section.split('\n').filter((line) => /^\| 4\d\d /.test(line));
const quoted = (text: string) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, code = '']) => code);
const errors = rows.flatMap((row) => quoted(row.split('|')[2] ?? ''));
const FIELDS = ['fields', 'code', 'stages', 'boards', 'teams', 'area', 'entry', 'blind', 'type', 'team', 'user-planned'];
const fieldErrors = rows.filter((row) => row.includes('`invalid`')).flatMap((row) => quoted(row.split('|')[3] ?? '')).filter((code) => !FIELDS.includes(code)); // biome-ignore format: reads better on one line

test.each(['en', 'ja'] as const)('every event API error code has a message in language %s', (locale) => {
  const words = messagesOf(locale).eventForm;
  expect(errors.length).toBeGreaterThan(10);
  expect(fieldErrors.length).toBeGreaterThan(10);
  for (const code of errors) expect([code, errorText(words, code)]).not.toEqual([code, words.errors.other]);
  const context = { words, limits: EVENT_LIMITS, free: [261205], code: 261205 };
  for (const code of fieldErrors) {
    const text = fieldText(context, 'x', code);
    expect([code, text]).not.toEqual([code, words.fieldErrors.any.other]);
    expect(text).not.toMatch(/\{\w+\}/);
  }
});

test('prefers field-specific messages and falls back to the generic one', () => {
  const words = messagesOf('en').eventForm;
  const context = { words, limits: EVENT_LIMITS, free: null, code: 261205 };
  expect(fieldText(context, 'teams', 'required')).toBe('Choose at least two teams.');
  expect(fieldText(context, 'title.en', 'too-long')).toContain('80');
  expect(fieldText(context, 'description.en', 'too-long')).toContain('8,000');
  expect(fieldText(context, 'startsAt', 'not-on-its-day')).toContain('2026/12/05');
  for (const field of ['title', 'teams', 'constructor']) expect(fieldText(context, field, 'toString')).toBe(words.fieldErrors.any.other);
  expect(errorText(words, 'constructor')).toBe(words.errors.other);
});
