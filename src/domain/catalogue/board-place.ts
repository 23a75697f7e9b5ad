import type { Board } from './board.ts';
import type { Catalogue } from './create-catalogue.ts';
import { speedrunRoute, stageRoute } from './routes.ts';
import { type Bilingual, SPEEDRUN_SERIES } from './rows.ts';
import { findStage } from './stage-places.ts';

/** Where a board is shown and what its stage or speedrun is called; undefined for one that the catalogue does not know. */
export function boardPlace(
  catalogue: Catalogue,
  { kind, refId, ruleId }: Pick<Board, 'kind' | 'refId' | 'ruleId'>,
): { readonly route: string; readonly name: Bilingual } | undefined {
  const entry = kind === 'speedrun' ? catalogue.speedruns.get(refId) : findStage(catalogue, refId);
  if (!entry) return undefined;
  if (kind === 'speedrun') return { route: speedrunRoute(refId), name: entry.name };
  const isHome = kind === 'event' || catalogue.stages.get(refId)?.rule === ruleId;
  return { route: isHome ? stageRoute(refId) : `${stageRoute(refId)}?rule=${ruleId}`, name: entry.name };
}

/** The series under which a board is listed. */
export const listedSeries = ({ kind, seriesId }: Pick<Board, 'kind' | 'seriesId'>): number =>
  kind === 'speedrun' ? SPEEDRUN_SERIES : seriesId;
