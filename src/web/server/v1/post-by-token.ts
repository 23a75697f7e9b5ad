import 'server-only';
import { createRecord } from '#domain/api/token-calls.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { actorOfToken } from '#usecases/tokens/authenticate-token.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';
import { env } from '#web/server/env.ts';
import { etagOf, parseKey } from '#web/server/rankings/record-headers.ts';
import { tokenCall } from './token-call.ts';

/** Handles a post with an API token, which follows the rules of a post from the site's own form. */
export const postByToken = tokenCall(
  createRecord,
  async ({ request, form, holder }) => {
    const key = parseKey(request.headers.get('idempotency-key'));
    if (key === undefined) return errorAnswer(request, 'key-required');
    const posted = await postRecord(deps(), actorOfToken(holder), key, form, holder.tokenId);
    if (!posted.ok) return posted;
    const { record, isReplay } = posted.value;
    const page = `/record/${record.recordId}`;
    const headers = { location: page, etag: etagOf(record.revisionId), ...(isReplay && { 'idempotent-replayed': 'true' }) };
    return { ok: true, value: { body: { ...record, url: env().SITE_URL + page }, headers } };
  },
  { lost: 'not_saved_or_unknown' },
);
