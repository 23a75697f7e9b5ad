import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import styles from './compare-sums.module.css';

type Props = { comparison: Comparison; names: { a: string; b: string }; locale: Language };
type Stat = { readonly text: string; readonly better: number };

/** Shows total 1 and the medals of both players, with the better value highlighted. */
export function CompareSums({ comparison: { a, b }, names, locale }: Props) {
  const t = translate(locale, 'players');
  const none: Stat = { text: t('compare.noPlace'), better: Number.NEGATIVE_INFINITY };
  type Opponent = typeof a;
  const rows: [string, (of: Opponent) => Stat][] = [
    [t('compare.points'), ({ grand }) => ({ text: formatScore(grand?.points ?? 0), better: grand?.points ?? 0 })],
    [
      t('compare.overall'),
      ({ grand }) => (grand ? { text: t('place', { rank: grand.rank, shared: String(grand.shared) }), better: -grand.rank } : none),
    ],
    [
      t('compare.boards'),
      ({ grand }) => (grand ? { text: t('of', { played: grand.boardsPlayed, all: grand.boards }), better: grand.boardsPlayed } : none),
    ],
    [t('compare.medals'), ({ medals }) => ({ text: formatScore(medals), better: medals })],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(([label, statOf]) => {
        const [own, other] = [statOf(a), statOf(b)];
        const stat = (name: string, { text }: Stat, wins: boolean, colour: string) => (
          <dd data-better={wins || undefined} style={{ '--c': colour } as CSSProperties}>
            <span className="sr">{name}: </span>
            {text}
          </dd>
        );
        return (
          <div key={label} className="card">
            <dt>{label}</dt>
            {stat(names.a, own, own.better > other.better, 'var(--series-6)')}
            {stat(names.b, other, other.better > own.better, 'var(--series-8)')}
          </div>
        );
      })}
    </dl>
  );
}
