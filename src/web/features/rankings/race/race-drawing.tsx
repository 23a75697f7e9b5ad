import type { CSSProperties } from 'react';
import type { RaceLine, RaceWho } from '#domain/rankings/race/race-line.ts';
import type { RaceWindow } from '#domain/rankings/race/race-window.ts';
import { readRace } from '#domain/rankings/race/read-race.ts';
import { formatShown, type ShownKind } from '#domain/records/shown-value.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import { shorten } from '#web/ui/charts/chart-math.ts';
import styles from './race.module.css';
import { plotRace, RACE_PLOT } from './race-plot.ts';

/** The colours of the lines. */
export const RACE_COLOURS: Readonly<Record<RaceWho, string>> = {
  record: 'var(--wr)',
  rival: 'var(--creature-7)',
  mine: 'var(--accent)',
};

const HANDLE = 26;

type Props = {
  lines: readonly RaceLine[];
  window: RaceWindow;
  /** The day of the handle. */
  day: CalendarDate;
  kind: ShownKind;
  /** What the drawing shows, for screen readers. */
  sentence: string;
};

/** Draws bests over time as steps on one axis, with a handle at a day. */
export function RaceDrawing({ lines, window, day, kind, sentence }: Props) {
  const plot = plotRace(lines, window, kind);
  const { width, height, left, right, bottom } = RACE_PLOT;
  const at = plot.x(day);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
      {plot.levels.map((value) => (
        <g key={value}>
          <path data-level="" d={`M${left} ${plot.y(value)}H${right}`} />
          <text x={left - 8} y={plot.y(value) + 4} textAnchor="end">
            {formatShown({ kind, value })}
          </text>
        </g>
      ))}
      {plot.years.map((year) => (
        <text key={year} x={plot.x(`${year}-01-01`)} y={height - 6} textAnchor="middle">
          {year}
        </text>
      ))}
      {plot.lines.map(({ line, path, heads, labelY }) => (
        <g key={line.who} data-who={line.who} style={{ '--c': RACE_COLOURS[line.who] } as CSSProperties}>
          <path d={path} />
          {heads.map((head, order) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two bests may lie on one place
            <circle key={order} cx={head.x} cy={head.y} r="4" />
          ))}
          <text x={right + 10} y={labelY + 4}>
            {shorten(line.name)}
          </text>
        </g>
      ))}
      <path data-day="" d={`M${at} 6V${bottom + 10}`} />
      {readRace(lines, day).map(
        ({ line, value }) =>
          value !== null && (
            <circle
              key={line.who}
              data-reading=""
              cx={at}
              cy={plot.y(value)}
              r="7"
              style={{ '--c': RACE_COLOURS[line.who] } as CSSProperties}
            />
          ),
      )}
      <g data-handle="">
        <rect x={at - HANDLE / 2} y={bottom + 6} width={HANDLE} height={HANDLE} rx="8" />
        <path d={`M${at - 4} ${bottom + 15}v8M${at + 4} ${bottom + 15}v8`} />
      </g>
    </svg>
  );
}
