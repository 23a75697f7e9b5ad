import { join } from 'node:path';

/**
 * The path of a thread's entry, which runs unbuilt: Node strips the types. next.config.ts copies this folder into the build; the server's
 * working directory is the root of the build or of the repository.
 */
export const threadPath = (name: 'compare-texts' | 'watchdog'): string =>
  join(process.cwd(), 'src/web/server/threads', `${name}-thread.ts`);
