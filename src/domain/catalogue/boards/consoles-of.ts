import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { ConsoleOption } from '#domain/catalogue/rows.ts';
import type { Board } from './board.ts';

/** Returns the console options of a board by id. Speedruns have their own options. */
export const consolesOf = (catalogue: Catalogue, { kind }: Pick<Board, 'kind'>): ReadonlyMap<number, ConsoleOption> =>
  kind === 'speedrun' ? catalogue.speedrunConsoles : catalogue.recordConsoles;
