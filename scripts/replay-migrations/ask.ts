import { type Sent, send } from '#tests/support/actors.ts';
import type { Answer } from './verdict.ts';

const TIME_LIMIT_MS = 10_000;

export type Said = { readonly text: string; readonly headers: Headers };

/** Asks for something and expects a status, and in what is said perhaps a piece of text; undefined is what failed, and has been noted. */
export type Ask = (kind: string, sent: Sent, status?: number, says?: string) => Promise<Said | undefined>;

/** Asks each site by turns, and notes every answer: another status, a lost connection and silence are failures. */
export function asker(sites: readonly string[], answers: Answer[]): Ask {
  let turn = 0;
  return async (kind, sent, status = 200, says = '') => {
    const site = sites[turn++ % sites.length] ?? '';
    const started = performance.now();
    const note = (failure: string | undefined) => void answers.push({ kind, started, ended: performance.now(), failure });
    try {
      const answer = await send(site, { ...sent, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
      const text = await answer.text();
      const isMeant = answer.status === status && text.includes(says);
      note(isMeant ? undefined : `${answer.status} ${codeOf(text)}`.trim());
      return isMeant ? { text, headers: answer.headers } : undefined;
    } catch (error) {
      note(whyOf(error));
      return undefined;
    }
  };
}

/** The code of an error of the API; a page has none. */
const codeOf = (text: string): string => /"error":"([\w-]+)"/.exec(text)?.[1] ?? '';

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return `no answer within ${TIME_LIMIT_MS / 1_000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
