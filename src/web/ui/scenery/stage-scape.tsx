'use client'; // Client component so that only its props are sent, not a second copy of the picture (decision 0005).
import { Scape, type ScapeProps } from './scape.tsx';

/** A landscape outside static markup. */
export const StageScape = (props: ScapeProps) => <Scape {...props} />;
