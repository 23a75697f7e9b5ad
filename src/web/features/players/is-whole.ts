import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { PlayerPage } from '#web/server/read-players.ts';

/** Whether nothing is filtered away: only then a first place is the world's. */
export const isWhole = ({ isNow, filter }: Pick<PlayerPage, 'isNow' | 'filter'>): boolean => isNow && filter.console === ALL_CONSOLES;
