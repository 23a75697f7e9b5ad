import { cookieLine } from '#web/server/auth/cookies.ts';

const FRESH_S = 10; // longer than a purge takes

// Writes to what public pages show: records, texts, events, names. Not drafts, uploads or per-user data.
const SHOWN = /^\/api\/(?:account|admin|appeals|events|keywords|moderation|news|records|reports)(?:\/|$)/;

/** After a successful write to public content, lets its author bypass the edge cache briefly, so that they see their own change. */
export function withFreshCookie(request: Request, answer: Response): Response {
  if (answer.ok && SHOWN.test(new URL(request.url).pathname)) answer.headers.append('set-cookie', cookieLine('fresh', '1', FRESH_S));
  return answer;
}
