import type { StatusLine } from '#domain/status/status-line.ts';
import { type StatusWords, statusText } from '#domain/status/status-text.ts';

const MOST_COLUMNS = 72; // A longer fact moves its own state only.

/** Formats the status for a terminal: topic, facts, state and reasons, in columns. */
export function formatStatus(words: StatusWords, lines: readonly StatusLine[]): string {
  const texts = lines.map((line) => statusText(words, line));
  const widest = (of: 'topic' | 'fact') => Math.min(MOST_COLUMNS, Math.max(...texts.map((text) => text[of].length)));
  const [topics, facts] = [widest('topic'), widest('fact')];
  return texts
    .map(({ topic, fact, state, reason }) => `${topic.padEnd(topics)}  ${fact.padEnd(facts)}  ${reason ? `${state}: ${reason}` : state}`)
    .join('\n');
}
