import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/** Returns whether no filter is set. Only then is a first place a world record. */
export const isWhole = ({ isNow, filter }: Pick<PlayerPage, 'isNow' | 'filter'>): boolean => isNow && filter.console === ALL_CONSOLES;
