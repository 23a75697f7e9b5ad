import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, type LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import type { FiledEvent } from '#usecases/calendar/list-filed-events.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { writeCalendarFile } from './calendar-file.ts';

const SITE = 'https://stargrass.example:8443';
const [FILES, FILED] = [50, 20];
const LONGEST_LINE = 75; // Maximum line length in octets, RFC 5545 §3.1.

const context = (locale: 'en' | 'ja') => ({
  locale,
  siteUrl: SITE,
  name: messagesOf(locale).calendar.file.name,
  types: messagesOf(locale).events.types,
});
const write = (events: readonly FiledEvent[], locale: 'en' | 'ja' = 'en') => writeCalendarFile(events, context(locale));
const neverChanged = (event: LimitedEvent): FiledEvent => ({ event, changes: 0, changedAt: undefined });

/** Parses the calendar file with a different library from the one that wrote it. */
function readBack(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description ?? null,
      from: event.startDate.toJSDate().toISOString(),
      until: event.endDate.toJSDate().toISOString(),
      url: component.getFirstPropertyValue('url'),
      category: component.getFirstPropertyValue('categories'),
      sequence: event.sequence,
      stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate().toISOString(),
    };
  });
}

const HOSTILE = [
  ...[
    '\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:taken over',
    '\nATTACH:file:///etc/passwd',
    '\\n',
    '\\',
    ';',
    ',',
    ':',
    '"',
    '^n',
    '\\;\\,',
  ],
  ...['\u0000', '\u0007', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff', '\u202e', '\t', '\r', '=cmd()', '<script>', '{0}'],
  ...['\ud800', '\udc00', '🌱', '👩‍👩‍👧', '十三夜リレー', 'か\u3099', 'e\u0301', ' ', 'BEGIN:VALARM', 'x'.repeat(80)],
];
const hostileText = fc
  .array(
    fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 })),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''))
  .filter((text) => text.length > 0);
const localised = fc.record({ en: hostileText, ja: hostileText });

const anyEvent: fc.Arbitrary<FiledEvent> = fc
  .record({
    code: fc.integer({ min: 10_101, max: 991_231 }),
    title: localised,
    description: fc.option(localised),
    type: fc.constantFrom(...EVENT_TYPES),
    start: fc.integer({ min: Date.UTC(2000) / 1_000, max: Date.UTC(2100) / 1_000 }),
    seconds: fc.integer({ min: 0, max: 90 * 86_400 }),
    zone: fc.constantFrom('Asia/Tokyo', 'America/St_Johns', 'Pacific/Apia', 'UTC'),
    changes: fc.nat(1_000),
    changed: fc.option(fc.integer({ min: Date.UTC(2015) / 1_000, max: Date.UTC(2040) / 1_000 })),
  })
  .map(({ code, start, seconds, changes, changed, ...rest }) => {
    const [base] = contentCatalogue().events.values();
    if (!base) throw new Error('the catalogue has no event');
    const startsAt = new Date(start * 1_000).toISOString();
    const endsAt = new Date((start + seconds) * 1_000).toISOString();
    const event = { ...base, ...rest, id: code, startsAt, endsAt };
    return { event, changes, changedAt: changed === null ? undefined : new Date(changed * 1_000) };
  });

// Reimplements calendar-text.ts independently, character by character.
function printable(text: string, lineEnd: '\n' | ' '): string {
  const characters = [...text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')];
  return characters
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (character === '\n') return lineEnd;
      if (code >= 0xd800 && code <= 0xdfff) return '\ufffd';
      return (code < 0x20 && character !== '\t') || (code >= 0x7f && code < 0xa0) ? ' ' : character;
    })
    .join('');
}

describe('1,000 random events with hostile titles', () => {
  test.each(['en', 'ja'] as const)('survive a round trip through another library: %s', (locale) => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: FILED, maxLength: FILED }), (filed) => {
        const file = write(filed, locale);
        expect(readBack(file)).toEqual(
          filed.map(({ event, changes, changedAt }) => {
            const code = String(event.id).padStart(6, '0');
            return {
              uid: `limited-${code}@stargrass.example`,
              title: printable(inLanguage(event.title, locale), ' '),
              description: event.description && printable(inLanguage(event.description, locale), '\n'),
              from: event.startsAt,
              until: new Date(Date.parse(event.endsAt) + 1_000).toISOString(),
              url: `${SITE}${locale === 'ja' ? '/ja' : ''}/limited/${code}`,
              category: context(locale).types[event.type],
              sequence: changes,
              stamp: (changedAt ?? new Date(0)).toISOString(),
            };
          }),
        );
        const tooLong = file.split('\r\n').filter((line) => Buffer.byteLength(line) > LONGEST_LINE);
        expect(tooLong).toEqual([]);
        expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/); // The file contains no line endings other than CRLF.
        expect(file.isWellFormed()).toBe(true); // Long lines are folded between characters, never inside one.
      }),
      { numRuns: FILES },
    );
  });
});

test('writes every event in the catalogue under a calendar name that needs no escaping', () => {
  const events = [...contentCatalogue().events.values()];
  const file = write(events.map(neverChanged), 'ja');
  expect(readBack(file).map(({ title }) => title)).toEqual(events.map((event) => event.title.ja));
  expect(file).toContain('X-WR-CALNAME:星草 イベント\r\n');
  // The library does not escape the calendar name, so the name must not contain special characters.
  for (const locale of ['en', 'ja'] as const) expect(context(locale).name).not.toMatch(/[\\;,\r\n]/);
});

test('writes the same file for the same events every time', () => {
  const events = [...contentCatalogue().events.values()].map(neverChanged);
  expect(write(events)).toBe(write(events));
  expect(write([])).toContain('END:VCALENDAR');
});
