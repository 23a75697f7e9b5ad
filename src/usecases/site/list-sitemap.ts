import {
  getNewestUserId,
  listBuildTimes,
  listGuides,
  listKeywordNames,
  listLastPosts,
  listLeadingRecords,
  listPostingPlayers,
} from '#data/queries/site/sitemap.ts';
import { listNews } from '#data/queries/texts/news.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventRoute, gameRoute, guideRoute, playerRoute, recordRoute, replayRoute, totalRoute } from '#domain/catalogue/routes.ts';
import { eventStagesOf } from '#domain/catalogue/stage-places.ts';
import { gamesOf } from '#domain/game/game.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { newsRoute } from '#domain/news/news.ts';
import type { Language } from '#domain/shared/language.ts';
import { ABOUT_TOPICS, aboutRoute } from '#domain/site/about-topics.ts';
import { PUBLIC_ROUTES } from '#domain/site/public-routes.ts';
import { PLAYERS_PER_PART, type SitemapPart, sitemapParts } from '#domain/site/sitemap-parts.ts';
import type { Deps } from '#usecases/deps.ts';

const NEWEST_NEWS = 1_000;
const NEWEST_POSTS = 10_000; // limits the search for the boards' last posts, regardless of the number of records

type Name = { readonly lang: Language; readonly name: string };

/** A page in the sitemap: one route for all languages, or a keyword with one name per language. */
export type ListedPage = { readonly changedAt?: Date | undefined } & ({ readonly route: string } | { readonly names: readonly Name[] });

/** Returns the current parts of the sitemap. */
export const listSitemapParts = async ({ db }: Pick<Deps, 'db'>): Promise<SitemapPart[]> => sitemapParts(await getNewestUserId(db));

/**
 * Returns the pages of one part of the sitemap, at most `PLAYERS_PER_PART`. Omits `changedAt` where it would be
 * expensive to compute.
 */
export function listPart(deps: Deps, part: SitemapPart): Promise<readonly ListedPage[]> {
  if (part.kind === 'players') return listPlayers(deps, part.number);
  return LISTS[part.kind](deps);
}

const LISTS: Readonly<Record<Exclude<SitemapPart['kind'], 'players'>, (deps: Deps) => Promise<readonly ListedPage[]>>> = {
  pages: async ({ db, catalogue, siteZone }) => {
    const news = await listNews(db, { limit: NEWEST_NEWS }, siteZone);
    const games = gamesOf(await catalogue()).map(({ series }) => gameRoute(series.id));
    const routes = [...PUBLIC_ROUTES, ...games, ...ABOUT_TOPICS.map(aboutRoute), ...news.map(({ newsId }) => newsRoute(newsId))];
    return routes.map((route) => ({ route }));
  },
  stages: (deps) => listBoards(deps, ({ kind }) => kind !== 'speedrun'),
  speedruns: (deps) => listBoards(deps, ({ kind }) => kind === 'speedrun'),
  totals: async ({ db, catalogue }) => {
    const builtAt = await listBuildTimes(db);
    return [...(await catalogue()).totals.keys()].map((id) => ({ route: totalRoute(id), changedAt: builtAt.get(id) }));
  },
  events: async ({ db, catalogue }) => {
    const [now, lastPosts] = [await catalogue(), await listLastPosts(db, NEWEST_POSTS)];
    return [...now.events.keys()].flatMap((code) => {
      const changedAt = lastPostOf(now, lastPosts, code);
      return [eventRoute(code), replayRoute(code)].map((route) => ({ route, changedAt }));
    });
  },
  keywords: async ({ db }) => {
    const rows = await listKeywordNames(db, KEYWORD_FLAGS.deleted);
    return [...Map.groupBy(rows, ({ uniqueId }) => uniqueId).values()].map((names) => ({
      names,
      changedAt: latest(names.map(({ changedAt }) => changedAt)),
    }));
  },
  guides: async ({ db }) =>
    (await listGuides(db, KEYWORD_FLAGS.deleted)).map(({ stageId, changedAt }) => ({ route: guideRoute(stageId), changedAt })),
  records: async ({ db }) => (await listLeadingRecords(db)).map(({ recordId, changedAt }) => ({ route: recordRoute(recordId), changedAt })),
};

async function listPlayers({ db }: Deps, number: number): Promise<ListedPage[]> {
  const players = await listPostingPlayers(db, (number - 1) * PLAYERS_PER_PART + 1, number * PLAYERS_PER_PART);
  return players.map(({ handle, changedAt }) => ({ route: playerRoute(handle), changedAt }));
}

async function listBoards({ db, catalogue }: Deps, isWanted: (board: Board) => boolean): Promise<ListedPage[]> {
  const [now, lastPosts] = [await catalogue(), await listLastPosts(db, NEWEST_POSTS)];
  return [...now.boards.values()].filter(isWanted).flatMap((board) => {
    const place = boardPlace(now, board);
    return place ? [{ route: place.route, changedAt: lastPosts.get(board.boardId) }] : [];
  });
}

function lastPostOf(catalogue: Catalogue, lastPosts: ReadonlyMap<number, Date>, code: number): Date | undefined {
  const stages = new Set(eventStagesOf(catalogue, code).map(({ id }) => id));
  const boards = [...catalogue.boards.values()].filter(({ kind, refId }) => kind === 'event' && stages.has(refId));
  return latest(boards.flatMap(({ boardId }) => lastPosts.get(boardId) ?? []));
}

const latest = (dates: readonly Date[]): Date | undefined =>
  dates.length === 0 ? undefined : new Date(Math.max(...dates.map((date) => date.getTime())));
