import { windowAt, windowEnd } from '#domain/events/window.ts';
import { rowNames } from '#domain/search/row-names.ts';
import type { StageRow } from '#domain/search/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { TargetsJson } from '#web/server/answer/response-types.ts';
import type { SearchLists } from './search-lists.ts';

const MOST_RECENT = 4;
const MOST_EVENT_STAGES = 6;

/** The stages that the picker offers before the player types. */
export type PickerLists = {
  readonly recent: readonly StageRow[];
  readonly event:
    | { readonly name: string; readonly endsAtMs: number; readonly stages: readonly StageRow[]; readonly all: number }
    | undefined;
  readonly stages: number; // Number of stages without event stages.
  readonly rows: ReadonlyMap<number, StageRow>;
};

type Place = { readonly shown: number | undefined; readonly recent: readonly number[]; readonly now: Date; readonly locale: Language };

/** Returns the recent stages, the one on screen first, and the stages of the running event that ends first. */
export function pickerLists({ entries, events, windows }: SearchLists, { shown, recent, now, locale }: Place): PickerLists {
  const rows = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'stage' && entry.stage.type === 'stage' ? [[entry.stage.stage_id, entry.stage] as const] : [],
    ),
  );
  const ids = new Set([...(shown === undefined ? [] : [shown]), ...recent]);
  const [running] = [...events.values()]
    .flatMap((event) => {
      const window = windows[event.stage_id];
      return window && windowAt(window, now) === 'open' ? [{ event, endsAtMs: windowEnd(window).getTime() }] : [];
    })
    .sort((a, b) => a.endsAtMs - b.endsAtMs);
  const isOfEvent = (row: StageRow) => events.has(row.parent);
  const stages = running ? [...rows.values()].filter(({ parent }) => parent === running.event.stage_id) : [];
  return {
    recent: [...ids].flatMap((id) => rows.get(id) ?? []).slice(0, MOST_RECENT),
    event:
      running && stages.length > 0
        ? {
            name: inLanguage(rowNames(running.event), locale),
            endsAtMs: running.endsAtMs,
            stages: stages.slice(0, MOST_EVENT_STAGES),
            all: stages.length,
          }
        : undefined,
    stages: [...rows.values()].filter((row) => !isOfEvent(row)).length,
    rows,
  };
}

/** Returns the stage whose ranking or form is on screen. */
export function stageOnScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): number | undefined {
  const id =
    /\/stage\/(\d{1,9})$/.exec(pathname)?.[1] ?? (pathname.endsWith('/post') ? new URLSearchParams(search).get('stage') : undefined);
  return id ? Number(id) : undefined;
}

/** Fetches the player's results on these stages and the suggestions. Returns nothing for visitors and on failure. */
export async function fetchTargets(stageIds: readonly number[], signal: AbortSignal): Promise<TargetsJson | undefined> {
  try {
    const answer = await fetch(`/api/me/targets?${new URLSearchParams(stageIds.map((id) => ['stage', String(id)]))}`, { signal });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined; // The picker works without them.
  }
}
