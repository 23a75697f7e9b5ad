'use client'; // Client component so that only its props are sent, not a second copy of its markup (decision 0048).
import { PointMark, type PointProps } from './point-mark.tsx';

/** A point of a chart outside static markup. */
export const ChartPoint = (props: PointProps) => <PointMark {...props} />;
