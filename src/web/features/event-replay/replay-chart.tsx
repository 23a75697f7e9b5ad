import type { Language } from '#domain/shared/language.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownReplay } from '#web/server/events/read-event-replay.ts';
import { LeadChart, RaceChart } from '#web/ui/charts/lines/hour-chart.tsx';
import type { Side } from '#web/ui/player/team-mark.tsx';

const RUNNERS = 5; // Number of players charted in events without teams: the top players in the last hour.
const COLOURS = ['var(--series-3)', 'var(--series-1)', 'var(--series-4)', 'var(--series-5)', 'var(--series-2)'] as const;

type Props = { replay: ShownReplay; sides: ReadonlyMap<number, Side>; turns: readonly number[]; locale: Language };

/** Renders the lead over time. Charts the difference between two teams, otherwise each side's points. */
export function ReplayChart({ replay: { snapshots, names }, sides, turns, locale }: Props) {
  const t = translate(locale, 'eventReplay');
  const hours = snapshots.length;
  if (sides.size === 2) {
    const leads = leadsOf(snapshots, sides);
    const [left, right] = [...sides.values()];
    const end = leads.at(-1) ?? 0;
    if (!left || !right) return null;
    const endText =
      end === 0 ? t('chart.level') : t('chart.end', { team: (end > 0 ? left : right).name, points: formatScore(Math.abs(end)) });
    return (
      <LeadChart
        sentence={t('chart.lead', { hours, end: endText })}
        leads={leads}
        colours={[left.colour, right.colour]}
        labels={[t('chart.ahead', { name: left.name }), t('chart.ahead', { name: right.name })]}
        end={end === 0 ? '' : formatMargin(Math.abs(end))}
        turns={turns}
      />
    );
  }
  const runners = sides.size > 0 ? [...sides] : firstPlayers();
  const lines = runners.map(([id, side]) => {
    const points = snapshots.map(({ teams, players }) =>
      sides.size > 0 ? teams.find(({ teamId }) => teamId === id)?.points : players.find(({ userId }) => userId === id)?.points,
    );
    return { side, points: [0, ...points.map((sum) => sum ?? 0)] };
  });
  const best = lines.toSorted((a, b) => (b.points.at(-1) ?? 0) - (a.points.at(-1) ?? 0))[0];
  const most = best?.points.at(-1) ?? 0;
  return (
    <RaceChart
      sentence={
        best && most > 0 ? t('chart.race', { hours, name: best.side.name, points: formatScore(most) }) : t('chart.empty', { hours })
      }
      lines={lines}
      end={most > 0 ? t('standings.pointsOf', { value: formatScore(most) }) : ''}
    />
  );

  function firstPlayers(): (readonly [number, Side])[] {
    const first = snapshots.at(-1)?.players.slice(0, RUNNERS) ?? [];
    return first.map(({ userId }, order) => {
      const name = names.get(userId)?.name ?? t('player.anonymous');
      return [userId, { name, colour: COLOURS[order] ?? 'var(--text-2)', order }];
    });
  }
}

/** Returns the lead of the first of two teams at each hour, starting at hour 0. */
export function leadsOf(snapshots: ShownReplay['snapshots'], sides: ReadonlyMap<number, Side>): number[] {
  const [left, right] = [...sides.keys()];
  return [
    0,
    ...snapshots.map(({ teams }) => {
      const points = new Map(teams.map((team) => [team.teamId, team.points]));
      return (points.get(left ?? -1) ?? 0) - (points.get(right ?? -1) ?? 0);
    }),
  ];
}
