import { totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { guideRoute, playerRoute, recordRoute, speedrunRoute, stageRoute, totalRoute } from '#domain/catalogue/routes.ts';
import { type Feed, feedRoute } from '#domain/feeds/feeds.ts';
import { formatFilter, type RankingFilter } from '#domain/rankings/filter.ts';
import { dayOf, yearOf } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import type { PlannedPost, Standing } from '#tests/support/edge/edge-posts.ts';
import { type Asked, inEveryForm, navigation } from '#tests/support/edge/edge-variants.ts';
import { ROWS_PER_PAGE } from '#usecases/rankings/stage/rank-board.ts';
import { localePath } from '#web/i18n/locales.ts';

/** A response that a change may affect, and whether the response must differ afterwards. */
export type Variant = Asked & { readonly mustChange: boolean };

const ZONE = 'Asia/Tokyo';
export const changed = (asked: readonly Asked[]): Variant[] => asked.map((each) => ({ ...each, mustChange: true }));
export const watched = (...paths: readonly string[]): Variant[] => paths.map((path) => ({ path, mustChange: false }));
const turns = (nth: number): Language => (nth % 2 === 0 ? 'en' : 'ja');

/** Returns the number of the ranking page that shows the planned post. */
const pageOf = (standings: readonly Standing[], { player, rankKey }: PlannedPost): number =>
  Math.floor(standings.filter((other) => other.userId !== player.userId && other.rankKey <= rankKey).length / ROWS_PER_PAGE) + 1;

/**
 * Returns every view of a board that must show a post: all consoles, its own console, this year and today, each as HTML
 * and payload in both languages.
 */
async function boardVariants(catalogue: Catalogue, post: PlannedPost, onItsConsole: readonly Standing[], now: Date): Promise<Variant[]> {
  const { board, form, rankKey, standings } = post;
  const own = onItsConsole.find(({ userId }) => userId === post.player.userId);
  const isHome = catalogue.stages.get(board.refId)?.rule === board.ruleId;
  const all: RankingFilter = {
    ...(board.kind === 'stage' && !isHome && { rule: board.ruleId }),
    console: 0,
    page: pageOf(standings, post),
  };
  const filters: RankingFilter[] = [all, { ...all, console: form.console ?? 0, page: pageOf(onItsConsole, post) }];
  // Shortly before midnight, today's view would be yesterday's when the post arrives.
  const isSameDay = dayOf(now, ZONE) === dayOf(new Date(now.getTime() + 5 * MINUTE_MS), ZONE);
  if (board.kind !== 'speedrun' && isSameDay) filters.push({ ...all, year: yearOf(now, ZONE) }, { ...all, at: dayOf(now, ZONE) });
  const shown = own === undefined || rankKey < own.rankKey ? filters : filters.filter(({ console }) => console === 0);
  const route = board.kind === 'speedrun' ? speedrunRoute(board.refId) : stageRoute(board.refId);
  const defaultConsole = board.kind === 'speedrun' ? catalogue.speedruns.get(board.refId)?.defaultConsole : undefined;
  const paths = shown.map((filter) => [route, formatFilter(filter, defaultConsole)].filter(Boolean).join('?'));
  return changed((await Promise.all([...new Set(paths)].map(inEveryForm))).flat());
}

/**
 * Returns everything that a post must or may change: its board, lists, totals, its author, the players it passed, and
 * three others on the board.
 */
export async function variantsOfPost(
  catalogue: Catalogue,
  post: PlannedPost,
  onItsConsole: readonly Standing[],
  now: Date,
  nth: number,
): Promise<Variant[]> {
  const { board, player, standings, aim } = post;
  const locale = turns(nth);
  const others = standings.filter(({ userId }) => userId !== player.userId).slice(0, 3);
  const [first, second = first, third = second] = others.map(({ handle }) => handle);
  const holder = others[0]?.recordId ?? '';
  const isStage = board.kind !== 'speedrun';
  const here = (path: string) => localePath(locale, path);
  const files = [`/api/boards/${board.refId}/${board.ruleId}/ranking.json`, `/api/boards/${board.refId}/${board.ruleId}/ranking.csv`];
  const api = (path: string) => `/api/v1${path}`;
  const apiBoard = isStage ? `/boards/stage/${board.refId}?rule=${board.ruleId}&limit=1000` : `/boards/speedrun/${board.refId}?console=0`;
  const feeds: Feed[] = [{ of: 'records' }, { of: 'user', handle: player.handle }];
  if (isStage) feeds.push({ of: 'stage', stageId: board.refId });
  const compare = (a: string | undefined, b: string | undefined) => here(`/compare/${a}/${b}`);
  return [
    ...(await boardVariants(catalogue, post, onItsConsole, now)),
    ...(isStage ? changed(files.map((path) => ({ path }))) : []),
    ...changed([{ path: api(apiBoard) }, { path: api('/records') }, { path: api(`/records?player=${player.handle}`) }]),
    ...watched(...['/players', `/players/${player.handle}`, `/players/${player.handle}/records`, `/players/${first}/records`].map(api)),
    ...watched(...[`/compare/${first}/${second}`, `/records/${holder}`, '/events', '/totals/1'].map(api)),
    ...changed(feeds.map((feed) => ({ path: here(feedRoute(feed, 'atom')) }))),
    ...(isStage ? watched(here(`${stageRoute(board.refId)}/card.png`), here(guideRoute(board.refId))) : []),
    ...changed([...(await inEveryForm('/')), ...(await inEveryForm('/records'))]),
    ...changed([{ path: playerRoute(player.handle) }, { path: localePath('ja', playerRoute(player.handle)) }]),
    ...changed([await navigation(playerRoute(player.handle), locale)]),
    ...(isStage ? changed([{ path: compare(player.handle, first) }]) : []),
    ...watched(compare(first, second), compare(second, third), ...[first, second, third].map((handle) => here(playerRoute(handle ?? '')))),
    ...(aim === 'top' ? changed([{ path: here(recordRoute(holder)) }]) : watched(here(recordRoute(holder)))),
    ...totalsOfBoard(catalogue, board).flatMap(({ id }) => watched(here(totalRoute(id)))),
    ...watched(here('/ranking'), here('/entries'), here('/trends')),
  ];
}
