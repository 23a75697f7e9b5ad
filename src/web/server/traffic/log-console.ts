import 'server-only';
import { log } from '#web/server/log.ts';
import { withoutPersons } from '#wiring/describe-error.ts';

/**
 * Redirects Next's console output to our log. For failed pages, Next would print whole objects, with any personal data
 * in them.
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
