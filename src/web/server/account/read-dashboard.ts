import 'server-only';
import type { Session } from '#usecases/accounts/get-session.ts';
import { type Dashboard, getDashboard } from '#usecases/dashboard/get-dashboard.ts';
import { deps } from '#web/server/deps.ts';

export type { ComparedRival } from '#usecases/dashboard/count-boards-won.ts';
export type { ShownTarget } from '#usecases/dashboard/describe-target.ts';
export type { RivalWeek, SettledDuel } from '#usecases/dashboard/get-rival-week.ts';
export type { Dashboard };

/** Returns the signed-in user's dashboard with one of the targets first (0 is the nearest). */
export const readDashboard = ({ userId, handle }: Session, nth: number): Promise<Dashboard> =>
  getDashboard(deps(), { userId, handle, nth });
