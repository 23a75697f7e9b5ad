'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0048).
import { NumberTable, type NumberTableProps } from './number-table.tsx';

/** The table of a chart outside static markup. */
export const ChartTable = (props: NumberTableProps) => <NumberTable {...props} />;
