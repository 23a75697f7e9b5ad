import { join } from 'node:path';

/**
 * Returns the path of a worker thread's entry file, which runs without a build step because Node strips the types.
 * next.config.ts copies this folder into the build. The server's working directory is the root of the build or of the
 * repository.
 */
export const threadPath = (name: 'compare-texts' | 'watchdog'): string =>
  join(process.cwd(), 'src/web/server/threads', `${name}-thread.ts`);
