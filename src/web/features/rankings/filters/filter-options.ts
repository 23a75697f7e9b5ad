import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { RankingFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/** What the filter sheet of a stage offers. Counts are fetched when it opens. */
export type FilterOptions = {
  readonly locale: Language;
  readonly stageId: number;
  readonly filter: RankingFilter;
  /** The rules of the stage, home rule first, with the consoles that each offers. */
  readonly rules: readonly { readonly id: number; readonly label: string; readonly consoles: readonly number[] }[];
  readonly consoles: Readonly<Record<number, string>>;
  readonly today: string;
  /** Number of players under the current filter. */
  readonly players: number;
  /** The lowest sum that a pace line of the page leads to, or null without pace lines. */
  readonly paceSum: number | null;
};

/** Returns the choices of the filter sheet for a ranking. */
export function filterOptions(catalogue: Catalogue, ranking: StageRanking, locale: Language, paceSum: number | null): FilterOptions {
  const { board, filter, today, players } = ranking;
  const boards = boardsOfStage(catalogue, board.refId);
  const consoles = [...new Set(boards.flatMap((each) => each.consoles))];
  return {
    locale,
    stageId: board.refId,
    filter,
    rules: boards.map(({ ruleId, consoles: offered }) => ({
      id: ruleId,
      label: inLanguage(catalogue.rules.get(ruleId)?.short, locale) ?? '',
      consoles: offered,
    })),
    consoles: Object.fromEntries(consoles.map((id) => [id, inLanguage(catalogue.recordConsoles.get(id)?.name, locale) ?? ''])),
    today,
    players,
    paceSum,
  };
}
