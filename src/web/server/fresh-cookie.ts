import { cookieLine } from '#web/server/auth/cookies.ts';

const FRESH_S = 10; // longer than a purge takes

// What public pages show: records, texts, events, names. Drafts, uploads and what is the reader's own are not.
const SHOWN = /^\/api\/(?:account|admin|appeals|events|keywords|moderation|news|records|reports)(?:\/|$)/;

/** An answer to a write; who has just changed what pages show reads them past the edge for a moment, so that nobody misses the own post. */
export function withFreshCookie(request: Request, answer: Response): Response {
  if (answer.ok && SHOWN.test(new URL(request.url).pathname)) answer.headers.append('set-cookie', cookieLine('fresh', '1', FRESH_S));
  return answer;
}
