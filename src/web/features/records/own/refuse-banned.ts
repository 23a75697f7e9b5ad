import { formatMinute } from '#domain/shared/date.ts';
import { refusal } from '#web/features/records/post/answer-words.ts';
import type { PostWords } from '#web/features/records/post/post-context.ts';
import { fill } from '#web/i18n/fill.ts';
import type { AccountJson } from '#web/server/answer/response-types.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';
import type { RecordAnswer } from './record-call.ts';

/**
 * Returns the form's error messages for a rejected API call. Adds the end of a ban, which only the player's own account
 * data contains.
 */
export async function refuseBanned(words: Pick<PostWords, 'errors' | 'answers'>, answer: RecordAnswer): Promise<FormAnswer> {
  const bans = answer.status === 403 && answer.body.error === 'not-allowed' ? await readOwnBans() : [];
  const ends = bans.filter(({ scope }) => scope !== 'keywords').map(({ endsAt }) => endsAt);
  if (ends.length === 0) return refusal(words, answer);
  const last = ends.includes(null) ? undefined : ends.toSorted().at(-1);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { banned, 'banned-until': until } = words.answers;
  return { callout: last ? fill(until, { until: formatMinute(new Date(last), zone) }) : banned };
}

async function readOwnBans(): Promise<AccountJson['bans']> {
  try {
    const answer = await fetch('/api/account');
    const { bans = [] }: Partial<AccountJson> = answer.ok ? await answer.json() : {};
    return bans;
  } catch {
    return []; // Without the bans, the form shows the generic rejection.
  }
}
