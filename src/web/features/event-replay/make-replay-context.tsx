import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { replayRoute, stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { codeText } from '#domain/events/event-code.ts';
import { countReplayStops } from '#domain/events/result/replay.ts';
import type { TurningHour } from '#domain/events/result/turning-hours.ts';
import { windowEnd } from '#domain/events/window.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { ReplayTurn, ShownReplay } from '#web/server/events/read-event-replay.ts';
import type { Side } from '#web/ui/player/team-mark.tsx';
import { leadsOf } from './replay-chart.tsx';
import type { ReplayContext } from './replay-context.ts';
import { TurningSentences } from './turning-sentences.tsx';

type Props = {
  catalogue: Catalogue;
  replay: ShownReplay;
  sides: ReadonlyMap<number, Side>;
  turns: readonly TurningHour<ReplayTurn>[];
  hour: number;
  ending: string | undefined;
  locale: Language;
};

/**
 * Returns the replay data sent to the browser: the requested hour, the previous hour, and the API path for the other
 * hours.
 */
export function makeReplayContext({ catalogue, replay, sides, turns, hour, ending, locale }: Props): ReplayContext {
  const { event, file, snapshots } = replay;
  const { player, standings, map, turns: turnWords } = messagesOf(locale).eventReplay;
  const shown = [hour - 1, hour].flatMap((at) => file.frames.slice(Math.max(0, at - 1), at).map((rows) => [at, rows] as const));
  const handles = new Set(shown.flatMap(([, rows]) => rows.players.flatMap(([handle]) => handle ?? [])));
  const only = <Value,>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([handle]) => handles.has(handle)));
  return {
    api: `/api/events/${codeText(event.id)}/replay`,
    href: localePath(locale, replayRoute(event.id)),
    hour,
    hours: snapshots.length,
    total: countReplayStops(event, windowEnd(event)),
    ...{ startsAt: event.startsAt, zone: event.zone, locale },
    rows: Object.fromEntries(shown),
    roster: { names: only(file.names), teamOf: only(file.teamOf) },
    sides: [...sides],
    grid: event.area && {
      columns: event.area.columns,
      cells: event.area.cells.map((cell) => {
        const stage = cell && findStage(catalogue, cell.stage);
        return stage ? [stage.id, inLanguage(stage.name, locale), localePath(locale, stageRoute(stage.id))] : null;
      }),
    },
    largestLead: Math.max(0, ...leadsOf(snapshots, sides).map(Math.abs)),
    turns: turns.map((turn) => ({
      hour: turn.hour,
      isMain: (sides.size > 0 ? turn.teamLead : turn.lead) !== null,
      text: (
        <Static as="div">
          <TurningSentences hour={turn} replay={replay} catalogue={catalogue} locale={locale} />
        </Static>
      ),
    })),
    ending,
    words: { player, standings, map, turns: { title: turnWords.title, none: turnWords.none, hour: turnWords.hour } },
  };
}
