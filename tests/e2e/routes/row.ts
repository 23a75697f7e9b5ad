import type { Sent, TestActor } from '#tests/support/actors.ts';
import type { CreatedKeyword } from '#usecases/keywords/create-keyword.ts';

/** What a row may need to know: who asks, whose things they are, and next-auth's token. */
export type Scene = {
  readonly actor: TestActor;
  readonly owner: TestActor;
  readonly ownerSessionId: string;
  readonly csrfToken: string;
  /** A new record of the owner's. */
  readonly ownerRecord: () => Promise<{ readonly recordId: string; readonly revisionId: string }>;
  /** A new keyword of the owner's. */
  readonly ownerKeyword: () => Promise<CreatedKeyword>;
};

/** A route with what it answers to whom, in the order of ACTORS: visitor, player, other, editor, moderator, admin, banned; one number stands for all. */
export type Row = {
  readonly route: string;
  readonly send: (scene: Scene) => Sent | Promise<Sent>;
  readonly status: number | readonly number[];
};

export const page = (route: string, path: string, status: Row['status'] = 200): Row => ({
  route: `GET /[locale]${route}`,
  send: () => ({ path }),
  status,
});

export const call = (method: string, route: string, json: unknown, status: Row['status'], path = route): Row => ({
  route: `${method} ${route}`,
  send: () => ({ method, path, json }),
  status,
});

/** A call about a version of something, which there is not: who may is told that it is another. */
export const callAtNoVersion = (method: string, route: string, json: unknown, status: Row['status'], path = route): Row => ({
  route: `${method} ${route}`,
  send: () => ({ method, path, json, headers: { 'if-match': '"0"' } }),
  status,
});

/** A call about a new record of the owner's, as it stands. */
export const ownRecord = (method: string, route: string, json: unknown, status: Row['status']): Row => ({
  route: `${method} ${route}`,
  send: async ({ ownerRecord }) => {
    const { recordId, revisionId } = await ownerRecord();
    return { method, path: route.replace('[recordId]', recordId), json, headers: { 'if-match': `"${revisionId}"` } };
  },
  status,
});

// Who may is told `status`, a visitor to log in, everybody else that they may not.
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
