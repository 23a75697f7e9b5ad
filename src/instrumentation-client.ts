import { beginRoute } from '#web/shell/route-progress.ts';

/** Next calls it whenever a change of page begins, by link, by script or by the browser's own buttons. */
export const onRouterTransitionStart = (url: string): void => beginRoute(url);
