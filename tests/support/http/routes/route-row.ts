import type { Sent, TestActor } from '#tests/support/scenarios/actors.ts';
import type { CreatedKeyword } from '#usecases/keywords/create-keyword.ts';

/**
 * The values from which a row builds its request: the actor, the owner of the resource, and the CSRF token of
 * next-auth.
 */
export type RouteRequest = {
  readonly actor: TestActor;
  readonly owner: TestActor;
  readonly ownerSessionId: string;
  readonly csrfToken: string;
  /** Creates a record that belongs to the owner. */
  readonly ownerRecord: () => Promise<{ readonly recordId: string; readonly revisionId: string }>;
  /** Creates a keyword that belongs to the owner. */
  readonly ownerKeyword: () => Promise<CreatedKeyword>;
};

/**
 * A request to a route and its expected status for each actor, in the order of ACTORS: visitor, player, other, editor,
 * moderator, admin, banned. A single number applies to all actors.
 */
export type RouteRow = {
  readonly route: string;
  readonly send: (scene: RouteRequest) => Sent | Promise<Sent>;
  readonly status: number | readonly number[];
  /** Whether permitted actors also need a recent sign-in. */
  readonly needsRecent?: true;
};

/** Marks a request that is refused unless its sender authenticated within the last ten minutes. */
export const recent = (row: RouteRow): RouteRow => ({ ...row, needsRecent: true });

export const page = (route: string, path: string, status: RouteRow['status'] = 200): RouteRow => ({
  route: `GET /[locale]${route}`,
  send: () => ({ path }),
  status,
});

export const call = (method: string, route: string, json: unknown, status: RouteRow['status'], path = route): RouteRow => ({
  route: `${method} ${route}`,
  send: () => ({ method, path, json }),
  status,
});

/**
 * Returns an API call whose If-Match names a version that never existed. Permitted actors get 412, or 409 if the route
 * checks something else first.
 */
export const callWithStaleVersion = (method: string, route: string, json: unknown, status: RouteRow['status'], path = route): RouteRow => ({
  route: `${method} ${route}`,
  send: () => ({ method, path, json, headers: { 'if-match': '"0"' } }),
  status,
});

/** Returns an API call about a new record that belongs to the owner, with the record's current version. */
export const ownRecord = (method: string, route: string, json: unknown, status: RouteRow['status']): RouteRow => ({
  route: `${method} ${route}`,
  send: async ({ ownerRecord }) => {
    const { recordId, revisionId } = await ownerRecord();
    return { method, path: route.replace('[recordId]', recordId), json, headers: { 'if-match': `"${revisionId}"` } };
  },
  status,
});

// By default, permitted actors get `status`, visitors get 401 and all others get 403.
export const SIGNED_IN = (status: number, visitor = 401): number[] => [visitor, ...Array(6).fill(status)];
export const NOT_BANNED = (status: number): number[] => [401, ...Array(5).fill(status), 403];
export const EDITORS = (status: number, visitor = 401, others = 403): number[] => [visitor, others, others, status, status, status, others];
export const MODERATORS = (status: number, visitor = 401, others = 403): number[] => [
  visitor,
  others,
  others,
  others,
  status,
  status,
  others,
];
export const ADMINS = (status: number, visitor = 401, others = 403): number[] => [visitor, others, others, others, others, status, others];
