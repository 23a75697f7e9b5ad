'use client'; // Client component: the reader's own place is only known in the browser.
import type { ReactNode } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import { useOwnTotal } from './own-total.tsx';

export type TitleWords = {
  readonly ahead: string; // With the placeholders {behind} and {players}.
  readonly sameClass: string; // With {players} and {name}.
  readonly onlyOne: string; // With {name}.
  readonly toNext: string; // With {missing} and {name}.
  readonly classes: Readonly<Record<number, string>>;
};

type Props = { words: TitleWords; children: ReactNode };

/** The title of a chart of players: how many the reader is ahead of. Its children are the title for everyone else. */
export function OwnTitle({ words, children }: Props) {
  const line = useOwnTotal();
  if (!line || (line.behind === 0 && line.classmates === null)) return children;
  const { behind, players, classmates, rankClass } = line;
  const name = (rankClass !== null && words.classes[rankClass]) || '';
  if (classmates === null) return fill(words.ahead, { behind: formatScore(behind), players: formatScore(players) });
  return fill(classmates === 1 ? words.onlyOne : words.sameClass, { players: formatScore(classmates), name });
}

/** The line below the title of a chart of classes: the way to the next class. Its children are the line for others. */
export function OwnNextClass({ words, children }: Props) {
  const next = useOwnTotal()?.next;
  return next ? fill(words.toNext, { missing: next.missing, name: words.classes[next.rankClass] ?? '' }) : children;
}
