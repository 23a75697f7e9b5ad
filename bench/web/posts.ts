import { randomUUID } from 'node:crypto';
import { randomLcg, randomUniform } from 'd3-random';
import { sql } from 'kysely';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { newClient } from '#tests/support/scenarios/accounts.ts';
import { sessionCookie } from '#tests/support/scenarios/actors.ts';
import { beginSession } from '#usecases/accounts/begin-session.ts';
import type { Shot } from './load/plan.ts';
import type { BenchSite } from './site.ts';

const SHOWN = 80; // lowest rank whose players are on the first page and stay there while others improve
const GAIN = 10;
const SECURE = '__Host-'; // prefix of the site's cookie names behind TLS

/** Requests by signed-in players: posts, and reads of their own data. */
export type Posting = { readonly posts: readonly Shot[]; readonly own: readonly Shot[] };

type Held = { boardId: number; userId: number; score: number; console: number };

/** Draws realistic posts: a player with a high rank improves a record by a few points, more often on popular boards. */
export async function drawPosts({ db, edge }: BenchSite, boards: readonly Board[], count: number, seed: number): Promise<Posting> {
  const open = new Map(
    boards
      .filter(({ metric, regionAdjustment, retired }) => metric === 'points' && regionAdjustment === null && !retired)
      .map((board) => [board.boardId, board]),
  );
  const { rows: held } = await sql<Held>`
    select board_id as "boardId", user_id as "userId", (-rank_key)::int as score, records.console
    from (
      select *, row_number() over (partition by board_id order by rank_key) as place from personal_bests where console = 0
    ) as bests
    join records using (record_id, user_id, board_id, rank_key)
    where place <= ${SHOWN} and board_id = any(${sql.val([...open.keys()])}::int[])
    order by hashint8(record_id + ${Math.round(seed * 1e6)}::bigint)
    limit ${count}`.execute(db);
  const cookies = new Map<number, string>();
  for (const userId of new Set(held.map((best) => best.userId))) {
    const { secret } = await beginSession(db, userId, newClient());
    cookies.set(userId, `${SECURE}${await sessionCookie({ sid: secret })}`);
  }
  const homeOf = new Map(boards.toReversed().map((board) => [board.refId, board.ruleId]));
  const gain = randomUniform.source(randomLcg(seed))(1, GAIN);
  const posts = held.flatMap(({ boardId, userId, score, console }): Shot[] => {
    const board = open.get(boardId);
    if (!board) return [];
    const { refId: stageId, ruleId: rule } = board;
    return [
      {
        method: 'POST',
        path: '/api/records',
        headers: { cookie: cookies.get(userId) ?? '', origin: edge, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ stageId, rule, console, videoUrl: VIDEO, score: String(score + Math.floor(gain())) }),
        watch: homeOf.get(stageId) === rule ? `/stage/${stageId}` : `/stage/${stageId}?rule=${rule}`,
      },
    ];
  });
  const own = [...cookies.values()].flatMap((cookie) =>
    ['/api/auth/session', '/api/me/summary', '/api/me/notices'].map((path) => ({ path, headers: { cookie } })),
  );
  return { posts, own };
}
