import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import { StackedBars } from '#web/ui/table/stacked-bars.tsx';
import { TugBar } from '#web/ui/table/tug-bar.tsx';
import { nameOf, type ShownHour } from './shown-hour.ts';
import styles from './standing-top.module.css';

type Props = ShownHour & { at: string; clockHour: number };

const YEAR = 5; // Length of a year with its slash, as in `2026/`.

/**
 * Shows the standing and the clock at a given hour: a tug bar for two teams, stacked bars for more teams, or the
 * leading player.
 */
export function StandingTop({ context, rows, roster, at, clockHour }: Props) {
  const words = context.words.player;
  const pointsOf = new Map(rows.teams.map(([teamId, rank, points]) => [teamId, { rank, points }]));
  const sides = context.sides.map(([teamId, side]) => {
    const { rank = 1, points = 0 } = pointsOf.get(teamId) ?? {};
    return { ...side, rank, points, shown: formatScore(points) };
  });
  const clock = (
    <p className={styles.clock}>
      <small>{fill(words.hourOf, { hour: clockHour, total: context.total })}</small>
      <b className="num" title={at}>
        {at.slice(YEAR)}
      </b>
      <small>{leadText()}</small>
    </p>
  );
  const [left, right] = sides;
  if (!left || !right) return clock;
  if (sides.length === 2) {
    const values = { left: left.name, leftPoints: left.shown, right: right.name, rightPoints: right.shown };
    return (
      <TugBar size="s" sentence={fill(words.tug, values)} sides={[left, right]}>
        {clock}
      </TugBar>
    );
  }
  const count = new Map<number, number>();
  for (const { rank } of sides) count.set(rank, (count.get(rank) ?? 0) + 1);
  const placed = sides.map((side) => ({ ...side, rankText: (count.get(side.rank) ?? 0) > 1 ? `=${side.rank}` : undefined }));
  return (
    <>
      {clock}
      <StackedBars
        sentence={fill(words.stacked, { count: sides.length })}
        sides={placed.sort((a, b) => a.rank - b.rank || a.order - b.order)}
      />
    </>
  );

  function leadText(): string {
    const places =
      sides.length > 0
        ? sides.map(({ name, points }) => ({ name, points })).sort((a, b) => b.points - a.points)
        : rows.players.map(([handle, , points]) => ({ name: nameOf(roster, handle, words.anonymous), points }));
    const [first, second] = places;
    if (!first || first.points === 0) return words.noPoints;
    const ahead = first.points - (second?.points ?? 0);
    if (sides.length > 0) return ahead > 0 ? fill(words.leadsBy, { team: first.name, points: formatScore(ahead) }) : words.level;
    const level = places.filter(({ points }) => points === first.points).length;
    const points = formatScore(first.points);
    return level > 1 ? fill(words.shared, { count: level, points }) : fill(words.leader, { name: first.name, points });
  }
}
