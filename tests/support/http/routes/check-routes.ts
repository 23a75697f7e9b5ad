import type { Db } from '#data/db.ts';
import { listSessions } from '#data/queries/accounts/sessions.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { isFull } from '#tests/support/rounds.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { ACTORS, createActor, csrf, send, type TestActor } from '#tests/support/scenarios/actors.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { siteDeps } from '#tests/support/sites/site-database.ts';
import type { RouteRow } from './route-row.ts';

// Enough to use one process of the site fully. More requests would only queue and be rejected on a slow machine.
export const REQUESTS_AT_ONCE = 4;
const OWNER = ACTORS.indexOf('player');

type Name = (typeof ACTORS)[number];

// A request with one status for all actors looks at nobody's role, and one with the same status for players and staff
// looks at no role either. The merge gate sends them as a few actors only; the nightly run as all.
const ANY_TWO: readonly Name[] = ['visitor', 'admin'];
const WITHOUT_ROLE: readonly Name[] = ['visitor', 'player', 'admin', 'banned'];
const WITH_ROLE: readonly Name[] = ['player', 'other', 'editor', 'moderator', 'admin'];

const isRefusal = (status: number) => status >= 300;
const isRead = ({ route }: RouteRow) => route.startsWith('GET ');
export const statusFor = ({ status }: RouteRow, actorIndex: number): number =>
  typeof status === 'number' ? status : (status[actorIndex] ?? 0);

const namesInGate = (row: RouteRow): readonly Name[] => {
  if (isFull) return ACTORS;
  if (typeof row.status === 'number') return ANY_TWO;
  const statuses = new Set(WITH_ROLE.map((name) => statusFor(row, ACTORS.indexOf(name))));
  return statuses.size === 1 ? WITHOUT_ROLE : ACTORS;
};

/** Creates actors that only read or are rejected. All rows can share them, because they never change. */
export const createReaders = (db: Db): Promise<TestActor[]> => Promise.all(ACTORS.map((name) => createActor(db, name)));

/**
 * Sends each row's request as each actor. Returns one line per request with the received status, and the same lines
 * with the expected status. `isWanted` selects rows and actors.
 */
export async function checkRoutes(
  { url, db, readers }: { readonly url: string; readonly db: Db; readonly readers: readonly TestActor[] },
  rows: readonly RouteRow[],
  isWanted = (_row: RouteRow, _actorIndex: number) => true,
): Promise<{ received: string[]; expected: string[] }> {
  const token = await csrf(url);
  const deps = siteDeps(db);
  const jobs = rows.flatMap((row, number) => ACTORS.map((name, index) => ({ row, number, name, index })));
  const lines = await runAtOnce(
    REQUESTS_AT_ONCE,
    jobs.filter(({ row, name, index }) => namesInGate(row).includes(name) && isWanted(row, index)),
    async ({ row, number, name, index }) => {
      const status = statusFor(row, index);
      const changesNothing = isRead(row) || isRefusal(status);
      // Requests by other actors create records for the shared owner, so a request that is rejected for the owner uses
      // a new owner.
      const isShared = isRead(row) || (isRefusal(status) && index !== OWNER);
      const actor = (isShared && readers[index]) || (await createActor(db, name));
      const owner = name === 'player' ? actor : (changesNothing && readers[OWNER]) || (await createActor(db, 'player'));
      const request = await row.send({
        actor,
        owner,
        ownerSessionId: (await listSessions(db, owner.userId))[0]?.id ?? '',
        csrfToken: token.csrfToken,
        ownerRecord: () => createRecord(deps, { userId: owner.userId, stageId: 229, score: 200 }),
        ownerKeyword: () => createEntry(deps, { userId: owner.userId }),
      });
      const response = await send(url, { ...request, cookie: [actor.cookie, token.cookie].filter(Boolean).join('; ') });
      await response.arrayBuffer();
      const line = `${number} ${row.route} (${request.path.split('?')[0]}) ${name}`;
      return { received: `${line}: ${response.status}`, expected: `${line}: ${status}` };
    },
  );
  return { received: lines.map(({ received }) => received), expected: lines.map(({ expected }) => expected) };
}
