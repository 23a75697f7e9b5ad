import 'server-only';
import { log } from '#web/server/log.ts';
import { withoutPersons } from '#wiring/describe-error.ts';

/** What the framework says to the console, of a page that failed whole objects with all that hangs on them, becomes lines of our log. */
export function logConsole(): void {
  for (const [said, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['log', 'info'],
    ['info', 'info'],
    ['debug', 'debug'],
  ] as const) {
    console[said] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const words = parts
        .filter((part) => typeof part === 'string')
        .join(' ')
        .trim();
      log()[level](error ? { err: error } : {}, withoutPersons(words));
    };
  }
}
