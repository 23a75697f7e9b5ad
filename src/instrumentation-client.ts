import { beginRoute } from '#web/shell/route-progress.ts';

/** Called by Next when a navigation starts, whether by link, by script or by the browser's buttons. */
export const onRouterTransitionStart = (url: string): void => beginRoute(url);
