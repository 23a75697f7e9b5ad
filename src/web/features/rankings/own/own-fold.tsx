import type { ReactNode } from 'react';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { formatScore } from '#domain/shared/score.ts';
import type { RankingSheetWords } from '#web/features/rankings/ranking-sheet-words.ts';
import { FIRST_ROWS, unfold } from '#web/features/rankings/table/fold-rows.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { RankingColumnKey } from '#web/server/rankings/ranking-rows.ts';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { EvidencePair } from '#web/ui/media/evidence-icons.tsx';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import styles from './own-fold.module.css';
import marks from './own-ranking.module.css';
import type { OwnRankingContext } from './own-ranking.tsx';
import type { OwnColumn, OwnRow, OwnView } from './own-view.ts';
import { WideRow } from './wide-row.tsx';

/** HTML id of the reader's row below the first rows. */
export const OWN_FOLD_ROW_ID = 'my-place';

const NO_LABELS = { image: '', video: '', missingImage: '', missingVideo: '' }; // The link has a name.

type Props = {
  own: OwnView;
  row: OwnRow;
  columns: readonly OwnColumn[];
  /** Classes of the cells of a row, by column. */
  classes: readonly string[];
  context: OwnRankingContext;
  words: RankingSheetWords;
};

/** Shows how many players are folded away above the reader, and the reader's row. */
export function OwnFold({ own, row, columns, classes, context, words }: Props) {
  const { locale } = context;
  const hidden = row.position - 1 - FIRST_ROWS;
  const at = (position: number) => placeText(words.place, locale, position);
  const [before, after] = fill(hidden === 1 ? words.own.foldOne : words.own.fold, {
    from: at(FIRST_ROWS + 1),
    to: at(row.position - 1),
    players: '\n',
  }).split('\n');
  const cells = cellsOf(own, row, context, words);
  return (
    <>
      {hidden > 0 && (
        <WideRow columns={columns} classes={classes} className={styles.fold}>
          <button type="button" onClick={unfold}>
            <ChevronDown aria-hidden />
            <span>
              {before}
              <b>{countText(words.own.foldPlayers, locale, hidden)}</b>
              {after}
            </span>
          </button>
        </WideRow>
      )}
      <tr {...ROLES.row} id={OWN_FOLD_ROW_ID} data-mark="me">
        {columns.map(({ key }, index) => {
          const Cell = key === 'player' ? 'th' : 'td';
          return (
            <Cell key={key} {...(key === 'player' ? ROLES.rowHead : ROLES.cell)} className={classes[index]}>
              {cells[key]}
            </Cell>
          );
        })}
      </tr>
    </>
  );
}

function cellsOf(own: OwnView, row: OwnRow, context: OwnRankingContext, words: RankingSheetWords) {
  const { userId, name, rankClass } = own;
  const { evidence, value } = row;
  const record = localePath(context.locale, recordRoute(row.recordId));
  const icons = evidence && <EvidencePair image={evidence.image} video={evidence.video} labels={NO_LABELS} />;
  // The evidence of a run on another page of the ranking is on the record's page.
  const sheet = row.page === 1 ? ({ 'aria-haspopup': 'dialog', 'data-evidence': '' } as const) : {};
  const cells: Record<RankingColumnKey, ReactNode> = {
    rank: row.place,
    player: (
      <>
        <a href={localePath(context.locale, playerRoute(userId))}>
          <PlayerName handle={userId} name={name} rankClass={rankClass} labels={context} />
        </a>
        <b className={marks.me}>{context.you}</b>
      </>
    ),
    value: <a href={record}>{value}</a>,
    above: row.above?.missing,
    gap: row.gap ?? <span />,
    bonus: null,
    points: row.points !== null && formatScore(row.points),
    console: evidence && <ConsoleIcon console={evidence.console} />,
    proof:
      evidence?.image || evidence?.video ? (
        <a href={record} aria-label={fill(words.evidence.title, { name: name ?? context.anonymous, value })} {...sheet}>
          {icons}
        </a>
      ) : (
        icons
      ),
    date: row.day,
    comment: null,
  };
  return cells;
}
