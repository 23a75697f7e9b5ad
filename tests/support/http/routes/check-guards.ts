import type { Db } from '#data/db.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { runAtOnce } from '#tests/support/run-at-once.ts';
import { ACTORS, createActor, REFUSED_STAFF, send } from '#tests/support/scenarios/actors.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { siteDeps } from '#tests/support/sites/site-database.ts';
import { REQUESTS_AT_ONCE, statusFor } from './check-routes.ts';
import type { RouteRow } from './route-row.ts';

type RefusedStaff = (typeof REFUSED_STAFF)[number];

const statusAs = (row: RouteRow, name: (typeof ACTORS)[number]) => statusFor(row, ACTORS.indexOf(name));

/** Whether a request is for staff: it is refused to a player who does not own the resource, but not to admins. */
const isForStaff = (row: RouteRow): boolean => {
  const status = statusAs(row, 'other');
  return (status === 403 || status === 404) && status !== statusAs(row, 'admin');
};

/** Returns by whom a row has to be tried: staff whom it must refuse although their role permits the request. */
const refusedStaffOf = (row: RouteRow): RefusedStaff[] =>
  REFUSED_STAFF.filter((name) => (name === 'staff, no second factor' ? isForStaff(row) : row.needsRecent));

// A route can have several rows, so equal lines are merged.
const lineOf = ({ route }: RouteRow, name: RefusedStaff, answer: string) => `${route.padEnd(52)} ${name.padEnd(34)} ${answer}`;

/** Returns what every guarded route answers to refused staff, as stored in guarded-routes.txt. Sends no request. */
export const expectedRefusals = (rows: readonly RouteRow[]): string =>
  linesOf(
    rows.flatMap((row) =>
      refusedStaffOf(row).map((name) => {
        const isPage = row.route.startsWith('GET /[locale]');
        const error = name === 'staff, no second factor' ? 'second-factor-required' : 'sign-in-again';
        return lineOf(row, name, isPage ? String(statusAs(row, 'other')) : `403 ${error}`);
      }),
    ),
  );

/** Sends every guarded request as staff whom it must refuse, and returns the answers. Refused requests change nothing. */
export async function receivedRefusals(url: string, db: Db, rows: readonly RouteRow[]): Promise<string> {
  const [owner, ...staff] = await Promise.all([createActor(db, 'player'), ...REFUSED_STAFF.map((name) => createActor(db, name))]);
  const deps = siteDeps(db);
  const jobs = rows.flatMap((row) =>
    refusedStaffOf(row).flatMap((name) => staff.filter((actor) => actor.name === name).map((actor) => ({ row, name, actor }))),
  );
  const lines = await runAtOnce(REQUESTS_AT_ONCE, jobs, async ({ row, name, actor }) => {
    const request = await row.send({
      actor,
      owner,
      ownerSessionId: '',
      csrfToken: '',
      ownerRecord: () => createRecord(deps, { userId: owner.userId, stageId: 229, score: 200 }),
      ownerKeyword: () => createEntry(deps, { userId: owner.userId }),
    });
    const response = await send(url, { ...request, cookie: actor.cookie });
    const isJson = response.headers.get('content-type')?.includes('application/json');
    const error = isJson ? ` ${((await response.json()) as { error?: string }).error}` : '';
    if (!isJson) await response.arrayBuffer();
    return lineOf(row, name, `${response.status}${error}`);
  });
  return linesOf(lines);
}

const linesOf = (lines: readonly string[]): string => `${[...new Set(lines)].sort().join('\n')}\n`;
