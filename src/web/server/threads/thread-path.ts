import { join } from 'node:path';

/**
 * Where a thread's entry is, which runs as it is: Node strips the types. next.config.ts copies this folder into the build, and the server's
 * working directory is the root of the build, or of the repository.
 */
export const threadPath = (name: 'compare-texts' | 'watchdog'): string =>
  join(process.cwd(), 'src/web/server/threads', `${name}-thread.ts`);
