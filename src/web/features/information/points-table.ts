import { pointsOf } from '#domain/rankings/points.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';

const BUSIEST = 300;
const BOARDS = [BUSIEST, 150, 75, 30];
const RANKS = [1, 2, 3, 5, 10, 20, 50, 100, BUSIEST];

/** Fills `{worth}` in a text with a Markdown table: points by rank, on boards with fewer and fewer players. */
export function fillPoints(text: string, locale: Language): string {
  const { rank, players } = messagesOf(locale).about.worth;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = RANKS.map((each) =>
    line([String(each), ...BOARDS.map((size) => (each > size ? '–' : formatScore(pointsOf(each, size, BUSIEST))))]),
  );
  const heads = [rank, ...BOARDS.map((count) => countText(players, locale, count))];
  return fill(text, { worth: [line(heads), line([':--', ...BOARDS.map(() => '--:')]), ...rows].join('\n') });
}
