import type { Board } from './board.ts';
import type { Catalogue } from './create-catalogue.ts';
import type { ConsoleOption } from './rows.ts';

/** What the consoles of a board are called: speedruns have options of their own. */
export const consolesOf = (catalogue: Catalogue, { kind }: Pick<Board, 'kind'>): ReadonlyMap<number, ConsoleOption> =>
  kind === 'speedrun' ? catalogue.speedrunConsoles : catalogue.recordConsoles;
