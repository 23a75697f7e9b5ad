import { readPresent } from '#data/queries/rankings/past.ts';
import { readSiteStats } from '#data/queries/site/site-stats.ts';
import { type SeriesCard, seriesCards } from '#domain/catalogue/series-cards.ts';
import { eventToShow, type ShownEvent } from '#domain/events/event-to-show.ts';
import { windowAt } from '#domain/events/window.ts';
import { FIRST_YEAR } from '#domain/rankings/filter.ts';
import { dayOf } from '#domain/shared/date.ts';
import type { Deps } from '#usecases/deps.ts';
import { getLastEvent, type LastEvent } from '#usecases/events/get-last-event.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { getStageOfWeek, type StageOfWeek } from '#usecases/stories/get-stage-of-week.ts';
import { getStories, type Stories } from '#usecases/stories/get-stories.ts';

export type Home = {
  readonly now: Date; // when the page was read
  readonly today: string; // the day in the site's time zone
  readonly stats: {
    readonly records: number; // number of countable records, as last counted by the worker
    readonly players: number; // number of players in total 1
    readonly stages: number;
    readonly since: number; // year of the first records
  };
  readonly stories: Stories;
  readonly stageOfWeek: StageOfWeek | undefined;
  readonly event: {
    readonly shown: ShownEvent | undefined; // the running event, or the next one
    readonly last: LastEvent | undefined; // only while no event runs
    readonly running: number;
    readonly past: number;
  };
  readonly series: readonly (Pick<SeriesCard, 'series' | 'kind' | 'places'> & { readonly records: number })[];
};

/** Returns the data for the home page, from one snapshot. */
export async function getHome(deps: Deps): Promise<Home> {
  const catalogue = await deps.catalogue();
  return readSnapshot({ ...deps, catalogue: async () => catalogue }, async (snapshot) => {
    const { db, siteZone } = snapshot;
    const { now } = await readPresent(db);
    const known = await readSiteStats(db, []);
    const records = (boardIds: readonly number[]) => boardIds.reduce((all, boardId) => all + (known.boardPosts[boardId] ?? 0), 0);
    const events = [...catalogue.events.values()];
    const shown = eventToShow(events, now);
    const inWindow = (window: ShownEvent['window']) => events.filter((event) => windowAt(event, now) === window).length;
    return {
      now,
      today: dayOf(now, siteZone),
      stats: {
        records: records([...catalogue.boards.keys()]),
        players: known.players,
        stages: catalogue.stages.size,
        since: FIRST_YEAR,
      },
      stories: await getStories(snapshot, now),
      stageOfWeek: await getStageOfWeek(snapshot, now),
      event: {
        shown: shown?.window === 'over' ? undefined : shown,
        last: shown?.window === 'open' ? undefined : await getLastEvent(snapshot, now),
        running: inWindow('open'),
        past: inWindow('over'),
      },
      series: seriesCards(catalogue).map(({ boardIds, series, kind, places }) => ({ series, kind, places, records: records(boardIds) })),
    };
  });
}
