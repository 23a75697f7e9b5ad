import 'server-only';
import { cache } from 'react';
import { type GamePage, getGame } from '#usecases/game/get-game.ts';
import type { Beaten } from '#usecases/stories/week-records.ts';
import { deps } from '#web/server/deps.ts';

export type { Beaten, GamePage };

// Cached by its plain arguments, so that the page and its metadata read it once.
const read = cache((seriesId: number, group: string, order: string) =>
  getGame(deps(), seriesId, { group: group === '' ? undefined : group, order: order === '' ? undefined : order }),
);

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Returns the page of a game, or undefined for a series without a page and for an unknown group or order. */
export const readGame = (seriesId: number, { group, order }: Query): Promise<GamePage | undefined> =>
  read(seriesId, String(group ?? ''), String(order ?? ''));
