import { fillText } from '#domain/shared/fill-text.ts';
import type { FactKey, Phrase, ReasonKey, StatusLine, StatusState, StatusTopic, Value } from './status-line.ts';

const UNITS = [
  ['seconds', 1],
  ['minutes', 60],
  ['hours', 3_600],
  ['days', 86_400],
] as const; // with their lengths in seconds

export type StatusWords = {
  readonly topics: Readonly<Record<StatusTopic, string>>;
  readonly facts: Readonly<Record<FactKey, string>>;
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly states: Readonly<Record<StatusState, string>>;
  readonly units: Readonly<Record<(typeof UNITS)[number][0], string>>;
  readonly separator: string;
};

export type StatusText = { readonly topic: string; readonly fact: string; readonly state: string; readonly reason: string };

/** Writes a line in one language. */
export const statusText = (words: StatusWords, { topic, facts, state, reasons }: StatusLine): StatusText => ({
  topic: words.topics[topic],
  fact: facts.map((each) => write(words, words.facts[each.text], each)).join(words.separator),
  state: words.states[state],
  reason: reasons.map((each) => write(words, words.reasons[each.text], each)).join(words.separator),
});

const write = (words: StatusWords, text: string, { values }: Phrase<string>): string =>
  fillText(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(words, value)])));

/** Writes a span of time in the largest unit of which it has two, rounded down. */
function valueText({ units }: StatusWords, value: Value): string | number {
  if (typeof value !== 'object') return value;
  const [unit, length] = UNITS.findLast(([, seconds]) => value.seconds >= 2 * seconds) ?? UNITS[0];
  return fillText(units[unit], { [unit]: Math.floor(value.seconds / length) });
}
