import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { STATS } from '#domain/rankings/totals/total-stats.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatSum } from '#domain/shared/score.ts';
import type { CellsWords } from '#web/features/totals/cells/cells-sheet.tsx';
import type { RowBarLabels } from '#web/features/totals/own/own-row-bar.tsx';
import type { StagesWords } from '#web/features/totals/own/own-stages.tsx';
import type { TitleWords } from '#web/features/totals/own/own-title.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { TotalRanking } from '#web/server/rankings/read-rankings.ts';
import type { Border } from './border-row.tsx';

/** Returns all texts and groups of columns of the table, in the page's language. */
export function totalLabels(catalogue: Catalogue, ranking: Pick<TotalRanking, 'total' | 'columns'>, locale: Language) {
  const { total, columns: strip } = ranking;
  const { anonymous, columns, compare, heads, phone } = messagesOf(locale).totals;
  return {
    locale,
    caption: inLanguage(total.name, locale),
    heads: columns.total,
    phone: { points: phone.points, boards: isOfStages(strip) ? phone.stages : phone.boards },
    groupEnds: groupEnds(strip),
    strip: `${columns.total.rank}: ${heads[strip[0]?.kind ?? 'board']}`,
    stats: STATS[total.orderBy],
    compareOne: compare.one, // Each row fills in the player's name.
    anonymous,
    classes: classNames(catalogue, locale),
  };
}

/** Returns whether every column is another stage, so that boards can be called stages. */
const isOfStages = (columns: TotalRanking['columns']): boolean =>
  columns[0]?.kind === 'board' && new Set(columns.map((column) => column.kind === 'board' && column.board.refId)).size === columns.length;

/** Returns the columns, counted from 1, after which the total of a rule belongs to another game. */
const groupEnds = (columns: TotalRanking['columns']): number[] =>
  columns.flatMap((column, index) => {
    const next = columns[index + 1];
    return column.kind === 'rule' && next?.kind === 'rule' && next.total.series !== column.total.series ? [index + 1] : [];
  });

export type TotalLabels = ReturnType<typeof totalLabels>;

/** Returns the texts for the reader's own row. `columns` are those of the total, if its page shows them. */
export function ownLabels(catalogue: Catalogue, { orderBy }: Total, columns: TotalRanking['columns'], locale: Language): RowBarLabels {
  const { own, phone, anonymous } = messagesOf(locale).totals;
  const { title: _title, stages: _stages, stem: _stem, ...words } = own;
  return {
    ...words,
    locale,
    anonymous,
    classes: classNames(catalogue, locale),
    sum: orderBy === 'points' ? phone.points : '{value}',
    boards: isOfStages(columns) ? phone.stages : phone.boards,
    place: messagesOf(locale).records.place,
  };
}

/** Returns the texts of the titles of charts for a reader who is in the total. */
export const titleWords = (catalogue: Catalogue, locale: Language): TitleWords => ({
  ...messagesOf(locale).totals.own.title,
  classes: classNames(catalogue, locale),
});

/** Returns the texts of the sheet with a player's places. Under a filter, the first place is no world record. */
export function cellsWords(isFiltered: boolean, locale: Language): CellsWords {
  const { totals, records } = messagesOf(locale);
  const { toFirst, toRecord, ...words } = totals.cells;
  const { first, none } = totals.about;
  return { ...words, toRecord: isFiltered ? toFirst : toRecord, locale, place: records.place, first, none };
}

/** Returns the texts of the grid with the reader's places on the boards of a total. */
export function stagesWords(columns: TotalRanking['columns'], locale: Language): StagesWords {
  const t = translate(locale, 'totals.own.stages');
  const { played, playedBoards } = messagesOf(locale).totals.own.stages;
  const [isStages, count] = [isOfStages(columns), columns.length];
  return {
    title: t(isStages ? 'title' : 'boards', { count }),
    invite: t(isStages ? 'invite' : 'inviteBoards', { count }),
    played: isStages ? played : playedBoards, // The browser fills in the placeholder.
    none: messagesOf(locale).totals.about.none,
  };
}

/** Returns the borders on a page with their texts. */
export function bordersOf({ borderLines, classLines }: Pick<TotalRanking, 'borderLines' | 'classLines'>, locale: Language): Border[] {
  const t = translate(locale, 'totals');
  return [
    ...borderLines.map(({ above, border }) => ({ above, text: t('border', { points: formatSum(border) }), rankClass: null })),
    ...classLines.map(({ above, points, rankClass }) => ({ above, text: t('from', { points: formatSum(points) }), rankClass })),
  ];
}
