import 'server-only';
import type { Session } from '#usecases/accounts/get-session.ts';
import { type Dashboard, getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { deps } from '#web/server/deps.ts';

export type { Dashboard };
export type Suggestion = Dashboard['advice'][number];
export type RivalDuels = Dashboard['rivals'][number];

/** Returns the signed-in user's dashboard. */
export const readDashboard = ({ userId, handle }: Session): Promise<Dashboard> => getDashboard(deps(), { userId, handle });
