import type { ReactNode } from 'react';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import tableHead from '#web/ui/table/table-head.module.css';

type Props = { caption: string; className: string; heads: ReactNode; children: ReactNode };

/** Renders a table of players. Wide content scrolls behind the names, and each row links to its player. */
export function PlayerTable({ caption, className, heads, children }: Props) {
  return (
    <SideScroller label={caption}>
      <table className={className}>
        <caption className="sr">{caption}</caption>
        <thead className={tableHead.head}>
          <tr>{heads}</tr>
        </thead>
        <tbody data-follow="">{children}</tbody>
      </table>
    </SideScroller>
  );
}
