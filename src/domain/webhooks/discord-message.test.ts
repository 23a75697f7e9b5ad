import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import type { ContentRecord, WebhookContent } from './content.ts';
import { cut, DISCORD_LIMITS, type DiscordWords, discordMessage, plain } from './discord-message.ts';

const WORDS: DiscordWords = {
  anonymous: 'Anonymous',
  posted: '{who} posted {value}',
  first: '{who} took first place with {value}',
  passed: '{who} passed {whom} with {value}',
  andOthers: ' and {count} more',
  rank: 'Rank {rank}',
  changed: { declined: 'Declined.', withdrawn: 'Withdrawn.', restored: 'Restored.', edited: 'Edited.' },
  opened: 'Started.',
  closed: 'Over.',
  news: 'News',
  decision: 'Log: {verb}',
  verbs: { decline: 'declined' },
  test: 'Test',
  testText: 'Works.',
};
const SITE = 'https://s.example';
const board = { url: `${SITE}/stage/201`, name: { en: 'Pond', ja: '池' }, ruleName: { en: 'Score', ja: 'スコア' } };
const record: ContentRecord = {
  recordId: '5',
  url: `${SITE}/record/5`,
  userId: 'fern',
  name: 'Fern',
  board,
  value: 20_000,
  shown: '20,000',
  console: 1,
  rank: 3,
  points: null,
  video: null,
  comment: null,
  postedAt: new Date(0),
};
const embedOf = (content: WebhookContent, language: 'en' | 'ja' = 'en') => discordMessage(WORDS, content, language, SITE).embeds[0];

test('describes a post in the language of the webhook, with a link in that language', () => {
  expect(embedOf({ type: 'record.posted', data: { record } }, 'ja')).toEqual({
    title: '池 · スコア',
    description: 'Fern posted 20,000\nRank 3',
    url: `${SITE}/ja/record/5`,
  });
  const passed = [1, 2, 3].map((place) => ({ userId: `p${place}`, name: place === 1 ? null : 'Moss', place }));
  expect(embedOf({ type: 'player.passed', data: { record: { ...record, rank: null }, passed } })?.description).toBe(
    'Fern passed Anonymous and 2 more with 20,000',
  );
});

test('strikes out a declined record without naming anybody, and says that an edited one was edited', () => {
  const { recordId, url } = record;
  expect(embedOf({ type: 'record.changed', data: { change: 'declined', record: { recordId, url, board } } })).toEqual({
    title: '~~Pond · Score~~',
    description: 'Declined.',
    url,
  });
  expect(embedOf({ type: 'record.changed', data: { change: 'edited', record } })?.description).toBe('Fern posted 20,000\nRank 3\nEdited.');
});

test('escapes all formatting in names, and keeps every message within the limits of Discord', () => {
  expect(plain('**a** <@1> [b](c)\n# d')).toBe('\\*\\*a\\*\\* \\<\\@1\\> \\[b\\]\\(c\\) \\# d');
  const text = fc.string({ unit: 'binary', maxLength: 3_000 });
  fc.assert(
    fc.property(text, text, (name, title) => {
      const contents: WebhookContent[] = [
        { type: 'record.posted', data: { record: { ...record, name, board: { ...board, name: { en: title } } } } },
        { type: 'decision', data: { decision: { id: '1', url: SITE, verb: 'decline', whom: { userId: 'x', name }, board, text: title } } },
      ];
      for (const content of contents) {
        const embed = embedOf(content);
        expect(embed?.title.length).toBeLessThanOrEqual(DISCORD_LIMITS.title);
        expect(embed?.description.length).toBeLessThanOrEqual(DISCORD_LIMITS.description);
        expect((embed?.title.length ?? 0) + (embed?.description.length ?? 0)).toBeLessThan(6_000);
        expect(embed?.description.replaceAll(/\\./gs, '')).not.toMatch(/[*`~|@<>[\]]/);
      }
    }),
    { numRuns: 20 },
  );
});

test('never cuts through a character or an escape', () => {
  expect(cut('abcdef', 4)).toBe('abc…');
  expect(cut('ab😀cd', 4)).toBe('ab…');
  expect(cut('ab\\*cd', 4)).toBe('ab…');
  expect(cut('a\\\\cde', 4)).toBe('a\\\\…');
});
