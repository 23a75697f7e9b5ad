import { fillText } from '#domain/shared/fill-text.ts';
import { addressPrefix, inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import { type ContentBoard, isAboutRemoval, type Person, type WebhookContent } from './content.ts';
import type { RecordChange } from './webhook.ts';

/** The texts of messages in one language, from `content/locales`. */
export type DiscordWords = {
  readonly anonymous: string;
  readonly posted: string;
  readonly first: string;
  readonly passed: string;
  readonly andOthers: string;
  readonly rank: string;
  readonly changed: Readonly<Record<RecordChange, string>>;
  readonly opened: string;
  readonly closed: string;
  readonly news: string;
  readonly decision: string;
  readonly verbs: Readonly<Record<string, string>>;
  readonly test: string;
  readonly testText: string;
};

/** A message for Discord's webhooks. It never mentions anybody. */
export type DiscordMessage = {
  readonly embeds: readonly { readonly title: string; readonly description: string; readonly url?: string }[];
  readonly allowed_mentions: { readonly parse: readonly [] };
};

/** Discord's limits, in UTF-16 units. Title and description together stay below its limit of 6,000 for a message. */
export const DISCORD_LIMITS = { title: 256, description: 4_096 } as const;
const LONGEST_DESCRIPTION = 2_000;

/** Writes a message about an event in the language of the webhook. */
export function discordMessage(words: DiscordWords, content: WebhookContent, language: Language, siteUrl: string): DiscordMessage {
  const { title, lines, url } = partsOf(words, content, language);
  const embed = { title: cut(title, DISCORD_LIMITS.title), description: cut(lines.join('\n'), LONGEST_DESCRIPTION) };
  const link = url?.replace(siteUrl, `${siteUrl}${addressPrefix(language)}`);
  return { embeds: [{ ...embed, ...(link !== undefined && { url: link }) }], allowed_mentions: { parse: [] } };
}

type Parts = { readonly title: string; readonly lines: readonly string[]; readonly url?: string };

function partsOf(words: DiscordWords, content: WebhookContent, language: Language): Parts {
  const text = (texts: Localised | ContentBoard['name']) => plain(inLanguage(texts as Localised, language));
  const boardName = ({ name, ruleName }: ContentBoard) => `${text(name)} · ${text(ruleName)}`;
  const nameOf = ({ name }: Person) => plain(name ?? words.anonymous);
  if (isAboutRemoval(content)) {
    const { change, record } = content.data;
    return { title: `~~${boardName(record.board)}~~`, lines: [words.changed[change]], url: record.url };
  }
  switch (content.type) {
    case 'test':
      return { title: words.test, lines: [words.testText] };
    case 'news':
      return { title: text(content.data.news.title), lines: [words.news], url: content.data.news.url };
    case 'event.opened':
    case 'event.closed': {
      const { title, url } = content.data.event;
      return { title: text(title), lines: [content.type === 'event.opened' ? words.opened : words.closed], url };
    }
    case 'decision': {
      const { verb, whom, board, text: reason, url } = content.data.decision;
      const about = [whom && nameOf(whom), board && boardName(board)].filter((part) => part !== null).join(' · ');
      const lines = [about, plain(reason ?? '')].filter((line) => line !== '');
      return { title: fillText(words.decision, { verb: words.verbs[verb] ?? verb }), lines: lines.length > 0 ? lines : ['–'], url };
    }
    default:
  }
  const { record } = content.data;
  const [first, ...others] = content.type === 'player.passed' ? content.data.passed : [];
  const whom = first ? `${nameOf(first)}${others.length > 0 ? fillText(words.andOthers, { count: others.length }) : ''}` : '';
  const sentence = {
    'record.posted': words.posted,
    'record.first': words.first,
    'player.passed': words.passed,
    'record.changed': words.posted,
  };
  return {
    title: boardName(record.board),
    lines: [
      fillText(sentence[content.type], { who: nameOf(record), whom, value: record.shown }),
      ...(record.rank === null ? [] : [fillText(words.rank, { rank: record.rank })]),
      ...(content.type === 'record.changed' ? [words.changed[content.data.change]] : []),
    ],
    url: record.url,
  };
}

/** Escapes everything that Discord could read as formatting, a link or a mention, and joins lines. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[!-/:-@[-`{-~]/g, '\\$&');

/** Shortens a text to a number of UTF-16 units without splitting a character or an escape. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const escapes = /\\*$/.exec(start)?.[0].length ?? 0;
  return `${escapes % 2 === 1 ? start.slice(0, -1) : start}…`;
}
