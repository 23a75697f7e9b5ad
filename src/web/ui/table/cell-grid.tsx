import type { CSSProperties } from 'react';
import { House, LockOpen } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { type Side, TeamMark } from '#web/ui/player/team-mark.tsx';
import styles from './cell-grid.module.css';
import { SideScroller } from './side-scroller.tsx';

export type GridCell = {
  readonly key: number;
  readonly name: string;
  readonly href: string;
  /** The meaning of all symbols in the cell, as text. */
  readonly description: string;
  readonly holders: readonly Side[]; // The sides that hold the cell. Contains several sides when they are tied.
  readonly home?: Side | undefined;
  readonly goal?: string | undefined;
  readonly points?: readonly { readonly side: Side; readonly shown: string }[] | undefined;
  readonly open?: readonly Side[] | undefined; // The sides that may enter the cell.
};

type Props = { label: string; columns: number; cells: readonly (GridCell | null)[] };

/**
 * A grid of cells that shows their holders by colour and symbol. A null cell leaves an empty space. On phones, the whole
 * grid fits the screen, and cells have numbers in place of names (cells/cell-sheets.tsx shows the names).
 */
export function CellGrid({ label, columns, cells }: Props) {
  return (
    <SideScroller label={label}>
      <ul className={styles.grid} aria-label={label} style={{ '--columns': columns } as CSSProperties}>
        {cells.map((cell, place) =>
          cell ? (
            <li
              key={cell.key}
              data-held={cell.holders.length === 1 || undefined}
              style={{ '--tc': cell.holders[0]?.colour } as CSSProperties}
            >
              <Cell cell={cell} />
            </li>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is nothing but its place
            <li key={`empty ${place}`} className={styles.empty} aria-hidden="true" />
          ),
        )}
      </ul>
    </SideScroller>
  );
}

function Cell({ cell: { name, href, description, holders, home, goal, points = [], open = [] } }: { cell: GridCell }) {
  return (
    <>
      <Link href={href} className={styles.name} title={name} data-cell="" data-scripted="">
        {name}
      </Link>
      <span className="sr">{description}</span>
      <span className={styles.signs} aria-hidden="true">
        {holders.map((side) => (
          <TeamMark key={side.order} side={side} />
        ))}
        {home && (
          <span className={styles.home}>
            <House data-icon="s" />
            <TeamMark side={home} size="s" />
          </span>
        )}
      </span>
      <span className={styles.points} aria-hidden="true">
        {points.map(({ side, shown }) => (
          <span key={side.order}>
            <TeamMark side={side} size="s" />
            {shown}
          </span>
        ))}
      </span>
      {(goal || open.length > 0) && (
        <span className={styles.foot} aria-hidden="true">
          <span>{goal}</span>
          {open.length > 0 && (
            <span className={styles.open}>
              <LockOpen />
              {open.map((side) => (
                <TeamMark key={side.order} side={side} size="s" />
              ))}
            </span>
          )}
        </span>
      )}
    </>
  );
}
