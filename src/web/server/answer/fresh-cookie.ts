import { cookieLine } from '#web/server/auth/cookies.ts';

const FRESH_S = 10; // Must exceed the time that an edge cache purge takes.

// Routes that change public pages: records, texts, events and names. Drafts, uploads and per-user data are not
// included.
const SHOWN = /^\/api\/(?:account|admin|appeals|events|keywords|me\/profile|moderation|news|records|reports)(?:\/|$)/;

/**
 * Sets a cookie after a successful write to public content. The cookie bypasses the edge cache for a few seconds, so
 * that authors see their own changes.
 */
export function withFreshCookie(request: Request, answer: Response): Response {
  if (answer.ok && SHOWN.test(new URL(request.url).pathname)) answer.headers.append('set-cookie', cookieLine('fresh', '1', FRESH_S));
  return answer;
}
