import type { ReactNode } from 'react';
import { ROLES } from '#web/ui/table/table-roles.ts';
import type { OwnColumn } from './own-view.ts';

type Props = {
  columns: readonly OwnColumn[];
  /** Classes of the cells of a row, by column. */
  classes: readonly string[];
  className: string | undefined;
  children: ReactNode;
};

/** Renders a row of a ranking with one cell. Columns that some screens hide have cells of their own, as in `BorderRow`. */
export const WideRow = ({ columns, classes, className, children }: Props) => (
  <tr {...ROLES.row} className={className}>
    <td {...ROLES.cell} colSpan={columns.filter(({ isSpare }) => !isSpare).length}>
      {children}
    </td>
    {columns.map(({ key, isSpare }, index) => isSpare && <td key={key} {...ROLES.cell} className={classes[index]} />)}
  </tr>
);
