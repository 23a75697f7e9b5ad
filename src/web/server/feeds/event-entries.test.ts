import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { eventEntry } from './event-entries.ts';

test('an event has its period and its description without markup', () => {
  const [event] = contentCatalogue().events.values();
  if (!event) throw new Error('no event');
  const at = new Date('2026-11-18T01:00:00Z');
  const textOf = (description: typeof event.description) =>
    eventEntry({ event: { ...event, description }, what: 'started', at, changedAt: at }, 'en').text.split('\n\n');
  const [period, ...lines] = textOf({ en: '## Rules\n\n- *Two* teams, see [[Dew|the glossary]].', ja: '規則' });
  expect(lines).toEqual(['Rules', 'Two teams, see the glossary.']);
  expect(textOf(null)).toEqual([period]);
});
