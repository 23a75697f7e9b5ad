import { beginRoute } from '#web/shell/route-progress.ts';

/** Called by Next when a navigation starts, whether by a link, a script or the browser's buttons. */
export const onRouterTransitionStart = (url: string): void => beginRoute(url);
