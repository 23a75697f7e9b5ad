const ROW_HEIGHT = 45;
const OTHER_HEIGHT = 190; // Heading, facts and foot.

/** Width of an embed that is not asked for another one, in pixels. */
export const EMBED_WIDTH = 400;

/** Returns the height in which an embed with so many rows needs no scrolling, in pixels. */
export const embedHeight = (rows: number): number => OTHER_HEIGHT + rows * ROW_HEIGHT;

/** Returns how many rows fit into a height, which may be fewer than an embed can have. */
export const rowsWithin = (height: number): number => Math.floor((height - OTHER_HEIGHT) / ROW_HEIGHT);
