import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { send, type TestActor } from './actors.ts';

export type PostAnswer = { readonly status: number; readonly body: string; readonly replayed: boolean; readonly retryAfter: string | null };

let drafts = 0;

/** Returns a draft that stage 229 accepts from anyone, with a value that no other draft of this test has. */
export const freshDraft = () => {
  drafts += 1;
  return { stageId: 229, rule: 21, score: String(1_000 + (drafts % 90_000)), console: 1, videoUrl: VIDEO };
};

/** Posts a draft as the site's own form does. */
export async function post(
  site: string,
  { cookie }: Pick<TestActor, 'cookie'>,
  json: unknown,
  key: string = randomUUID(),
): Promise<PostAnswer> {
  const answer = await send(site, { method: 'POST', path: '/api/records', cookie, json, headers: { 'idempotency-key': key } });
  const replayed = answer.headers.get('idempotent-replayed') === 'true';
  return { status: answer.status, body: await answer.text(), replayed, retryAfter: answer.headers.get('retry-after') };
}

export async function countRecords(db: Db, userId: number): Promise<number> {
  const answer = await sql<{ count: number }>`select count(*)::int as count from records where user_id = ${userId}`.execute(db);
  return answer.rows[0]?.count ?? 0;
}

/**
 * Sends `times` concurrent posts with one key, alternating between the sites. Throws unless one record is stored and
 * all successful responses are equal.
 */
export async function postAtOnce(
  sites: readonly string[],
  db: Db,
  actor: TestActor,
  times: number,
): Promise<{ created: number; waiting: number }> {
  const before = await countRecords(db, actor.userId);
  const [key, draft] = [randomUUID(), freshDraft()];
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => post(sites[turn % sites.length] ?? '', actor, draft, key)));
  const created = answers.filter(({ status }) => status === 201);
  const waiting = answers.filter(({ status, retryAfter }) => status === 409 && retryAfter !== null);
  const others = answers.filter((answer) => !created.includes(answer) && !waiting.includes(answer));
  const stored = (await countRecords(db, actor.userId)) - before;
  if (
    others.length > 0 ||
    stored !== 1 ||
    new Set(created.map(({ body }) => body)).size !== 1 ||
    created.filter(({ replayed }) => !replayed).length !== 1
  )
    throw new Error(`${stored} records; ${created.length} created; ${JSON.stringify(others.slice(0, 3))}`);
  return { created: created.length, waiting: waiting.length };
}
