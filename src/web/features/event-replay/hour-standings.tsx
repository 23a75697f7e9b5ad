import type { CSSProperties } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { directionOf, placesWon } from '#domain/rankings/totals/moves.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';
import { phoneLabels } from '#web/ui/table/column.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PlaceMove } from '#web/ui/table/place-move.tsx';
import tableHead from '#web/ui/table/table-head.module.css';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import styles from './hour-standings.module.css';
import type { ReplayRows } from './replay-context.ts';
import type { ShownHour } from './shown-hour.ts';

const SHOWN = 20; // Number of players shown, of the 50 that a replay stores per hour.

/** Lists the standings at a given hour, with each player's change in rank since the previous hour. */
export function HourStandings({ context, hour, rows, roster, before }: ShownHour & { before: ReplayRows | undefined }) {
  const words = context.words.standings;
  const title = fill(words.title, { hour });
  const sides = new Map(context.sides);
  const ranksBefore = new Map(before?.players.map(([handle, rank]) => [handle, rank]));
  const sharing = Map.groupBy(rows.players, ([, rank]) => rank);
  const isLast = hour === context.hours;
  const columns = ['rank', 'move', 'player', ...(sides.size > 0 ? ['team'] : []), 'points'].map((key) => ({ key }));
  const pointsLabel = phoneLabels(columns, { points: words.pointsOf });
  return (
    <section className={`card ${styles.standings}`} aria-labelledby="standings">
      <header className={styles.top}>
        <h2 id="standings">{title}</h2>
        {hour > 0 && <p>{fill(words.since, { hour: hour - 1 })}</p>}
      </header>
      {isLast && context.ending && <p className={styles.note}>{context.ending}</p>}
      {rows.players.length === 0 && <p className={styles.note}>{hour === 0 ? words.start : context.words.player.noPoints}</p>}
      {rows.players.length > 0 && (
        <table {...ROLES.table} className={`${twoLines.table} ${fixed.table} ${styles.table}`} style={pointsLabel}>
          <caption className="sr">{title}</caption>
          <thead {...ROLES.group} className={tableHead.head}>
            <tr {...ROLES.row}>
              <th {...ROLES.columnHead}>{words.rank}</th>
              <th {...ROLES.columnHead}>{words.move}</th>
              <th {...ROLES.columnHead}>{words.player}</th>
              {sides.size > 0 && (
                <th {...ROLES.columnHead} className={styles.team}>
                  {words.team}
                </th>
              )}
              <th {...ROLES.columnHead} data-number="">
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.players.slice(0, SHOWN).map(([handle, rank, points], index) => {
              const rankBefore = ranksBefore.get(handle);
              const move = { before: rankBefore === undefined ? undefined : { rank: rankBefore }, after: { rank } };
              const direction = directionOf(move);
              const places = Math.abs(placesWon(move));
              const side = sides.get(roster.teamOf[handle ?? ''] ?? -1);
              const name = (
                <PlayerName
                  handle={handle ?? ''}
                  name={roster.names[handle ?? ''] ?? null}
                  rankClass={null}
                  labels={{ anonymous: context.words.player.anonymous, classes: {} }}
                />
              );
              return (
                <tr
                  {...ROLES.row}
                  key={handle ?? index}
                  style={{ '--tc': side?.colour } as CSSProperties}
                  data-team={side ? '' : undefined}
                >
                  <td {...ROLES.cell} data-phone="rank">
                    <RankPlate place={rank} text={formatRank(rank, (sharing.get(rank)?.length ?? 0) > 1)} />
                  </td>
                  <td {...ROLES.cell} data-phone={direction === 'stayed' ? 'hidden' : 'line2'}>
                    <PlaceMove direction={direction} places={places} words={words} />
                  </td>
                  <th {...ROLES.rowHead} data-phone="name" className={fixed.player}>
                    {handle === null ? name : <Link href={localePath(context.locale, playerRoute(handle))}>{name}</Link>}
                  </th>
                  {sides.size > 0 && (
                    <td {...ROLES.cell} data-phone="line2" className={styles.team}>
                      {side && (
                        <span>
                          <TeamMark side={side} size="s" />
                          {side.name}
                        </span>
                      )}
                    </td>
                  )}
                  <td {...ROLES.cell} data-phone="value" data-number="">
                    {formatScore(points)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {rows.players.length > SHOWN && <p className={styles.note}>{fill(words.more, { count: SHOWN })}</p>}
    </section>
  );
}
