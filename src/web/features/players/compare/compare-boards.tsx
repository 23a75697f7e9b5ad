import type { CSSProperties } from 'react';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { addQuery, recordPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { GapBar } from '#web/ui/charts/bars/gap-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './compare-boards.module.css';
import { type Duel, type DuelGroup, differenceOf } from './duel-groups.ts';

type Props = {
  catalogue: Catalogue;
  groups: readonly DuelGroup[];
  names: { readonly a: string; readonly b: string };
  locale: Language;
  query: string; // The page's filter as a query string, for the links to boards.
};

/** Lists boards with the values of both players and a stem that points to the player who leads. */
export function CompareBoards({ groups, ...props }: Props) {
  const { names, locale } = props;
  const t = translate(locale, 'players.compare');
  return (
    <>
      <div className={styles.heads} aria-hidden>
        <span>{t('stage')}</span>
        <span>{t('rank')}</span>
        <span>{names.a}</span>
        <span>{t('difference')}</span>
        <span>{names.b}</span>
        <span>{t('rank')}</span>
      </div>
      {groups.map(({ key, title, series, sums, scores, widest, duels }) => (
        <section key={key} id={key} aria-label={title} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
          <div className={styles.group}>
            <h3>{title}</h3>
            <span>{scores?.[0]}</span>
            <b>
              <span aria-hidden>{t('groupSum', sums)}</span>
              <span className="sr">{t('groupSumMeaning', { ...sums, ...names })}</span>
            </b>
            <span>{scores?.[1]}</span>
          </div>
          <ol>
            {duels.map((duel) => (
              <DuelRow key={duel.board.boardId} {...props} duel={duel} widest={widest} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function DuelRow({ catalogue, duel, widest, names, locale, query }: Omit<Props, 'groups'> & { duel: Duel; widest: number }) {
  const t = translate(locale, 'players.compare');
  const { board, winner, a, b } = duel;
  const place = boardPlace(catalogue, board);
  const rank = (side: Duel['a']) => <span className={styles.rank}>{side && formatRank(side.rank, side.shared)}</span>;
  const value = (which: 'a' | 'b', side: Duel['a']) => (
    <span className={styles.value} data-side={which} data-better={winner === which || undefined}>
      <span className="sr">{names[which]}: </span>
      {side ? <Link href={recordPath(locale, side.recordId)}>{formatShown(shownOfRankKey(board, side.rankKey))}</Link> : t('notPlayed')}
    </span>
  );
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={localePath(locale, addQuery(place?.route ?? '', query))}>
        {inLanguage(place?.name, locale)}
      </Link>
      {rank(a)}
      {value('a', a)}
      <span className={styles.gap}>
        {a && b && (winner === 'a' || winner === 'b') ? (
          <GapBar
            side={winner === 'a' ? 'left' : 'right'}
            value={differenceOf(duel)}
            largest={widest}
            colour={winner === 'a' ? 'var(--series-6)' : 'var(--series-8)'}
          >
            +{formatDistance(gapBetween(board, a.rankKey, b.rankKey))}
          </GapBar>
        ) : (
          <GapBar side="level" value={0} largest={1} colour="var(--line-strong)">
            {winner === 'draw' ? t('level') : winner === 'none' ? t('noResult') : t('alone')}
          </GapBar>
        )}
      </span>
      {value('b', b)}
      {rank(b)}
    </li>
  );
}
