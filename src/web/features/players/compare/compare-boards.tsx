'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { addQuery, recordPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { GapBar } from '#web/ui/charts/bars/gap-bar.tsx';
import styles from './compare-boards.module.css';
import type { DuelGroup, DuelTuple } from './compare-tuples.ts';

export type CompareLabels = {
  readonly a: string;
  readonly b: string;
  readonly stage: string;
  readonly rank: string;
  readonly difference: string;
  readonly level: string;
  readonly notPlayed: string;
  readonly noResult: string;
  readonly alone: string;
};

type Props = {
  groups: readonly (DuelGroup & { score: string; meaning: string })[];
  labels: CompareLabels;
  locale: Language;
  query: string;
};

/** Lists every board with the values of both players and a stem that points to the player who leads. */
export function CompareBoards({ groups, labels, locale, query }: Props) {
  return (
    <div className={`card ${styles.boards}`}>
      <div className={styles.heads} aria-hidden>
        <span>{labels.stage}</span>
        <span>{labels.rank}</span>
        <span>{labels.a}</span>
        <span>{labels.difference}</span>
        <span>{labels.b}</span>
        <span>{labels.rank}</span>
      </div>
      {groups.map(({ key, title, series, scores, score, meaning, rows }) => (
        <section key={key} id={key} aria-label={title} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
          <div className={styles.group}>
            <h2>{title}</h2>
            <span>{scores?.[0]}</span>
            <b>
              <span aria-hidden>{score}</span>
              <span className="sr">{meaning}</span>
            </b>
            <span>{scores?.[1]}</span>
          </div>
          <ol>
            {rows.map((row) => (
              <DuelRow key={row[0]} row={row} labels={labels} locale={locale} query={query} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function DuelRow({ row, labels, locale, query }: { row: DuelTuple; labels: CompareLabels; locale: Language; query: string }) {
  const [route, name, winner, a, b, difference, apart] = row;
  const value = (side: 'a' | 'b', [, text, recordId]: DuelTuple[3]) => (
    <span className={styles.value} data-side={side} data-better={winner === side || undefined}>
      <span className="sr">{labels[side]}: </span>
      {text === undefined ? (
        labels.notPlayed
      ) : (
        <Link href={recordPath(locale, recordId ?? '')} prefetch={false}>
          {text}
        </Link>
      )}
    </span>
  );
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={localePath(locale, addQuery(route, query))} prefetch={false}>
        {name}
      </Link>
      <span className={styles.rank}>{a[0]}</span>
      {value('a', a)}
      <span className={styles.gap}>
        {difference !== '' && (winner === 'a' || winner === 'b') ? (
          <GapBar
            side={winner === 'a' ? 'left' : 'right'}
            value={apart}
            largest={100}
            colour={winner === 'a' ? 'var(--series-6)' : 'var(--series-8)'}
          >
            +{difference}
          </GapBar>
        ) : (
          <GapBar side="level" value={0} largest={1} colour="var(--line-strong)">
            {winner === 'draw' ? labels.level : winner === 'none' ? labels.noResult : labels.alone}
          </GapBar>
        )}
      </span>
      {value('b', b)}
      <span className={styles.rank}>{b[0]}</span>
    </li>
  );
}
