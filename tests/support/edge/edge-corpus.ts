import type { Db } from '#data/db.ts';
import { boardsOfStage } from '#domain/catalogue/boards/find-board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, playerRoute, speedrunRoute, stageRoute, totalRoute } from '#domain/catalogue/routes.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { localePath } from '#web/i18n/locales.ts';

const PLAYERS = 100;

/**
 * Returns public pages of every kind in both languages: rankings with their filters, totals, speedruns, events, players
 * and lists.
 */
export async function publicPages(db: Db, catalogue: Catalogue): Promise<string[]> {
  const stages = [...catalogue.stages.keys()].flatMap((stageId) => [
    stageRoute(stageId),
    ...boardsOfStage(catalogue, stageId).flatMap((board, nth) =>
      [0, ...board.consoles].flatMap((console) => {
        const query = formatFilter({ ...(nth > 0 && { rule: board.ruleId }), console, page: 1 });
        return query === '' ? [] : `${stageRoute(stageId)}?${query}`;
      }),
    ),
  ]);
  const players = await db
    .selectFrom('personal_bests')
    .innerJoin('users', 'users.id', 'user_id')
    .select('handle')
    .distinct()
    .orderBy('handle')
    .limit(PLAYERS)
    .execute();
  const paths = [
    ...PUBLIC_ROUTES,
    ...stages,
    ...[...catalogue.totals.keys()].map(totalRoute),
    ...[...catalogue.speedruns.keys()].map(speedrunRoute),
    ...[...catalogue.events.keys()].map(eventRoute),
    ...players.map(({ handle }) => playerRoute(handle)),
  ];
  return paths.flatMap((path) => LANGUAGES.map((locale) => localePath(locale, path)));
}

/** Selects this many elements at random, in random order. */
export function sample<T>(random: () => number, count: number, from: readonly T[]): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}
