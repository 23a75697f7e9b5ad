import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { addQuery, recordPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { GapBar } from '#web/ui/charts/bars/gap-bar.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './compare-boards.module.css';
import type { Duel } from './duel-groups.ts';

export type BoardsProps = {
  catalogue: Catalogue;
  names: { readonly a: string; readonly b: string };
  locale: Language;
  query: string; // The page's filter as a query string, for the links to boards.
};

type Props = BoardsProps & {
  duel: Duel;
  length: number; // Length of the stem, from 0 to 1.
  showsWhere?: boolean;
};

/**
 * Shows one board with the results of both players. The stem leans towards the better one, whose number is bold, so that
 * colour is not needed.
 */
export function DuelRow({ catalogue, duel, length, names, locale, query, showsWhere }: Props) {
  const t = translate(locale, 'players.compare');
  const { board, winner, a, b } = duel;
  const place = boardPlace(catalogue, board);
  const side = (which: 'a' | 'b') => {
    const own = duel[which];
    return (
      <span className={styles.value} data-side={which} data-better={winner === which || undefined}>
        <span className="sr">{names[which]}: </span>
        {own ? (
          <Link href={recordPath(locale, own.recordId)}>
            <b>{formatShown(shownOfRankKey(board, own.rankKey))}</b>
            <small>{t('rankAt', { rank: own.rank, shared: String(own.shared) })}</small>
          </Link>
        ) : (
          <span className={styles.missing}>{t('notPlayed')}</span>
        )}
      </span>
    );
  };
  return (
    <li className={styles.row}>
      <Link className={styles.name} href={localePath(locale, addQuery(place?.route ?? '', query))}>
        <b>{inLanguage(place?.name, locale)}</b>
        {showsWhere && <small>{whereIs({ catalogue, locale }, board)}</small>}
      </Link>
      {side('a')}
      <span className={styles.gap}>
        {a && b && (winner === 'a' || winner === 'b') ? (
          <GapBar
            side={winner === 'a' ? 'left' : 'right'}
            value={length}
            largest={1}
            colour={winner === 'a' ? 'var(--series-6)' : 'var(--series-8)'}
          >
            +{formatDistance(gapBetween(board, a.rankKey, b.rankKey))}
          </GapBar>
        ) : (
          <GapBar side="level" value={0} largest={1} colour="var(--line-strong)">
            {a && b ? t('level') : t('only', { name: a ? names.a : names.b })}
          </GapBar>
        )}
      </span>
      {side('b')}
    </li>
  );
}

/** Returns the game and the rule of a board, or only the game of an event or a speedrun. */
function whereIs({ catalogue, locale }: Pick<BoardsProps, 'catalogue' | 'locale'>, board: Duel['board']): string {
  const series = inLanguage(catalogue.series.get(listedSeries(board))?.short, locale) ?? '';
  const rule = inLanguage(catalogue.rules.get(board.ruleId)?.short, locale);
  return board.kind === 'stage' && rule ? translate(locale, 'players.compare')('where', { series, rule }) : series;
}
