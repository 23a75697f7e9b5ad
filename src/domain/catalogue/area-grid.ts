import { z } from 'zod';

const id = z.int().min(0);

/** A cell of an area event: the stage, the team that starts there, and the score that opens the adjacent cells. */
const cell = z.strictObject({ stage: id, home: id.nullable(), border: z.int() });

/** The grid of an area event, row by row. A null cell is a gap. */
export const areaGrid = z.strictObject({ columns: z.int().min(1).max(20), cells: z.array(cell.nullable()).min(1).max(400) });
