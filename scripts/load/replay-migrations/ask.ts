import { type Sent, send } from '#tests/support/scenarios/actors.ts';
import type { Answer } from './verdict.ts';

const TIME_LIMIT_MS = 10_000;

export type Received = { readonly text: string; readonly headers: Headers };

/**
 * Sends a request, and checks the status and optionally a text in the body. Returns undefined after recording a
 * failure.
 */
export type Ask = (kind: string, sent: Sent, status?: number, expectedText?: string) => Promise<Received | undefined>;

/**
 * Returns a function that sends requests to the sites in turn and records every result. An unexpected status or text, a
 * lost connection or a timeout is a failure.
 */
export function asker(sites: readonly string[], answers: Answer[]): Ask {
  let turn = 0;
  return async (kind, sent, status = 200, expectedText = '') => {
    const site = sites[turn++ % sites.length] ?? '';
    const started = performance.now();
    const record = (failure: string | undefined) => void answers.push({ kind, started, ended: performance.now(), failure });
    try {
      const answer = await send(site, { ...sent, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      const text = await answer.text();
      const isExpected = answer.status === status && text.includes(expectedText);
      record(isExpected ? undefined : `${answer.status} ${codeOf(text)}`.trim());
      return isExpected ? { text, headers: answer.headers } : undefined;
    } catch (error) {
      record(reasonOf(error));
      return undefined;
    }
  };
}

/** Returns the error code of an API response, or an empty string for a page. */
const codeOf = (text: string): string => /"error":"([\w-]+)"/.exec(text)?.[1] ?? '';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  if (error.name === 'TimeoutError') return `no response within ${TIME_LIMIT_MS / 1_000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
