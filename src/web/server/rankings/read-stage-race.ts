import 'server-only';
import type { RaceLine } from '#domain/rankings/race/race-line.ts';
import { getChaser } from '#usecases/rankings/stage/get-chaser.ts';
import { deps } from '#web/server/deps.ts';
import type { StageRanking } from './read-stage-ranking.ts';

/** Returns the line of the player who is nearest to a stage's record, or null without such a player. */
export const readChaser = (ranking: StageRanking): Promise<RaceLine | null> => getChaser(deps(), ranking);
