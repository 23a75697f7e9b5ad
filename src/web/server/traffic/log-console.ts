import 'server-only';
import { log } from '#web/server/log.ts';
import { withoutPersons } from '#wiring/describe-error.ts';

/**
 * Redirects the console output of the framework to our log. For failed pages, the framework would print whole objects.
 */
export function logConsole(): void {
  for (const [method, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['log', 'info'],
    ['info', 'info'],
    ['debug', 'debug'],
  ] as const) {
    console[method] = (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      const words = parts
        .filter((part) => typeof part === 'string')
        .join(' ')
        .trim();
      log()[level](error ? { err: error } : {}, withoutPersons(words));
    };
  }
}
