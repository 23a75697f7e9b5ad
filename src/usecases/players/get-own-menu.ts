import { listPlayers } from '#data/queries/accounts/players.ts';
import { readPresent } from '#data/queries/rankings/past.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import { countedAt } from '#domain/rankings/totals/counted-at.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { getAdvice } from '#usecases/advice/get-advice.ts';
import { getRivalWeek } from '#usecases/dashboard/get-rival-week.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getOwnSummary, type OwnSummary } from './get-own-summary.ts';
import { getTotalsOf, type TotalLine } from './get-totals-of.ts';

/** What the menus say about the signed-in player. */
export type OwnMenu = OwnSummary & {
  readonly target: { readonly stage: Localised; readonly rank: number } | null; // the first target of the dashboard
  readonly total: { readonly name: Localised; readonly rank: number } | null; // in the game with the most own stages
  readonly duel: { readonly own: number; readonly theirs: number } | null; // points in this week's duel
};

/** Returns the facts of the menus about the signed-in player. */
export async function getOwnMenu(deps: Deps, session: Pick<Session, 'userId' | 'handle'>): Promise<OwnMenu> {
  const { userId, handle } = session;
  const catalogue = await deps.catalogue();
  const summary = await getOwnSummary(deps, session);
  const { target, lines } = await readSnapshot(deps, async (snapshot) => {
    const counted = countedAt({ console: ALL_CONSOLES }, (await readPresent(snapshot.db)).now, deps.siteZone);
    const players = await listPlayers(snapshot.db, [handle], deps.siteZone);
    const [target] = await getAdvice(snapshot, userId, summary.rankClass?.id ?? null);
    return { target, lines: (await getTotalsOf(snapshot, players, counted)).lines.get(userId) ?? [] };
  });
  const place = target && boardPlace(catalogue, target.board);
  const week = await getRivalWeek(deps, userId);
  return {
    ...summary,
    target: target && place ? { stage: place.name, rank: target.rank } : null,
    total: favouriteTotal(catalogue, summary.planet.stages, lines),
    duel: week && { own: week.own.points, theirs: week.theirs.points },
  };
}

/** Returns the rank in the first total of the game with the most own stages, or null without one. */
function favouriteTotal(catalogue: Catalogue, stages: OwnSummary['planet']['stages'], lines: readonly TotalLine[]): OwnMenu['total'] {
  const [favourite] = Object.entries(stages).sort(([, a], [, b]) => b - a);
  const series = catalogue.series.get(Number(favourite?.[0]));
  const totalId = series && catalogue.menus.get(series.id)?.totals[0];
  const line = lines.find((each) => each.totalId === totalId);
  return series && line ? { name: series.name, rank: line.rank } : null;
}
