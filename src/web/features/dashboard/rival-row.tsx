import type { ReactNode } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { RivalLine, RivalReason } from '#domain/rankings/duels/rivals.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ComparedRival } from '#web/server/account/read-dashboard.ts';
import { GapBar } from '#web/ui/charts/bars/gap-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { DropRival } from './drop-rival.tsx';
import styles from './rivals-card.module.css';

type Props = {
  row: RivalLine;
  won: ComparedRival['won'] | undefined; // Undefined in the reader's own row.
  reasons: readonly RivalReason[] | undefined;
  places: number; // Between the reader and the rival.
  points: number;
  ahead: number; // The reader's lead in points, negative when behind.
  largest: number;
  labels: PlayerLabels;
  locale: Language;
  children?: ReactNode;
};

/** Renders one row: the reader, or a rival with the points gap, the boards won by each side and the tools. */
export function RivalRow({ row, won, reasons, places, points, ahead, largest, labels, locale, children }: Props) {
  const t = translate(locale, 'dashboard');
  const player = <PlayerName handle={row.handle} name={row.name} rankClass={row.rankClass} labels={labels} />;
  const name = row.name ?? labels.anonymous;
  return (
    <li className={styles.row} data-mine={won ? undefined : true}>
      <span className={styles.who}>
        {won ? <Link href={localePath(locale, playerRoute(row.handle))}>{player}</Link> : player}
        <small>{reasons ? reasons.map((reason) => t(`rivals.reasons.${reason}`, { places })).join(' · ') : t('you')}</small>
      </span>
      <span className={styles.rank} data-label={t('rivals.rank')}>
        {row.rank === null ? t('none') : <RankPlate place={row.rank} text={formatRank(row.rank, row.shared)} />}
      </span>
      {won ? (
        <>
          <span aria-hidden>
            <GapBar
              side={ahead === 0 ? 'level' : ahead < 0 ? 'left' : 'right'}
              value={ahead}
              largest={largest}
              colour={ahead < 0 ? 'var(--bad)' : 'var(--good)'}
            />
          </span>
          <b className={styles.gap} data-side={ahead < 0 ? 'behind' : 'ahead'}>
            {formatMargin(ahead)}
          </b>
          <span className={styles.won} data-label={t('rivals.wonShort')}>
            <span aria-hidden>{t('rivals.score', won)}</span>
            <span className="sr">{t('rivals.scoreSpoken', won)}</span>
          </span>
          <span className={styles.tools}>
            {children}
            {reasons?.includes('chosen') && (
              <DropRival userId={row.handle} label={t('rivals.drop', { name })} failed={t('rivals.dropFailed')} />
            )}
          </span>
        </>
      ) : (
        <>
          <span aria-hidden className={styles.middle} />
          <b className={styles.gap}>{formatScore(points)}</b>
        </>
      )}
    </li>
  );
}
