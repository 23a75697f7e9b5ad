/** Published verbs in the order of the filter. All other rows are private, in particular reports. */
export const LOG_VERBS = [
  ...(['verify', 'check', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo'] as const),
  ...(['answer-appeal', 'remove-profile-texts', 'ban', 'unban', 'change-role'] as const),
  ...(['turn-switch', 'change-policy', 'revise-rule', 'rename-catalogue'] as const),
] as const;
export type LogVerb = (typeof LOG_VERBS)[number];

type Detail = Readonly<Record<string, unknown>>;

/** The audit log rows that each public verb matches: their verb, and the required values in their detail. */
export const LOG_SIGNS: Readonly<Record<LogVerb, { readonly verb: string; readonly detail: Readonly<Record<string, string>> }>> = {
  verify: { verb: 'change-record-state', detail: { to: 'verified' } },
  check: { verb: 'change-record-state', detail: { to: 'checked' } },
  ask: { verb: 'change-record-state', detail: { to: 'needs-information' } },
  decline: { verb: 'change-record-state', detail: { to: 'declined' } },
  correct: { verb: 'edit-record', detail: { by: 'moderator' } },
  move: { verb: 'move-record', detail: {} },
  withdraw: { verb: 'change-record-state', detail: { to: 'withdrawn' } },
  restore: { verb: 'change-record-state', detail: { to: 'posted', by: 'moderator' } },
  undo: { verb: 'undo-act', detail: {} },
  'answer-appeal': { verb: 'answer-appeal', detail: {} },
  'remove-profile-texts': { verb: 'remove-profile-texts', detail: {} },
  ban: { verb: 'ban', detail: {} },
  unban: { verb: 'unban', detail: {} },
  'change-role': { verb: 'change-role', detail: {} },
  'turn-switch': { verb: 'turn-switch', detail: {} },
  'change-policy': { verb: 'change-policy', detail: {} },
  'revise-rule': { verb: 'revise-rule', detail: {} },
  'rename-catalogue': { verb: 'rename-catalogue', detail: {} },
};

/** Returns the public verb of an audit log row. Returns undefined for rows that are not published. */
export const logVerbOf = (row: { readonly verb: string; readonly detail: Detail }): LogVerb | undefined =>
  LOG_VERBS.find((name) => {
    const { verb, detail } = LOG_SIGNS[name];
    return row.verb === verb && Object.entries(detail).every(([key, value]) => row.detail[key] === value);
  });

const ADMIN_VERBS: readonly LogVerb[] = ['change-role', 'turn-switch', 'change-policy', 'revise-rule', 'rename-catalogue'];

/** Returns whether only admins perform the action. Moderators perform all other actions by people. */
export const isAdminVerb = (verb: LogVerb): boolean => ADMIN_VERBS.includes(verb);

/** The kinds of things that an action may change, besides records and people. */
export const THING_KINDS = ['switch', 'policy', 'rule', 'catalogue'] as const;

/**
 * The part of the site that an action changed: a switch by name, a policy requirement (`rule.21`, `newcomer`), or a
 * rule by id.
 */
export type LogThing = { readonly kind: (typeof THING_KINDS)[number]; readonly id: string };

/** Returns the subject of an audit log row. Returns null when the subject is a record or a person. */
export function thingOf(row: { readonly subjectKind: string; readonly subjectId: string; readonly detail: Detail }): LogThing | null {
  const { subjectKind, subjectId, detail } = row;
  const kind = THING_KINDS.find((known) => known === subjectKind);
  if (!kind) return null;
  return { kind, id: kind === 'policy' ? [detail.of, detail.id].filter((part) => part !== undefined).join('.') : subjectId };
}

export type Somebody = { readonly handle: string; readonly name: string | null; readonly isClosed: boolean };
export type NamedPerson = { readonly userId: string; readonly name: string };

/** Returns a person as shown in the log. Returns null if the person has no name or has closed the account. */
export const namedInLog = (person: Somebody | null): NamedPerson | null =>
  person === null || person.name === null || person.isClosed ? null : { userId: person.handle, name: person.name };

export type LogFilter = { readonly verb?: LogVerb; readonly year?: number };

/** Returns the route of a log page, without the locale. `after` is the last entry of the previous page. */
export function logRoute({ verb, year }: LogFilter = {}, after?: string): string {
  const parts = [verb && `verb=${verb}`, year !== undefined && `year=${year}`, after !== undefined && `after=${after}`];
  const query = parts.filter((part) => part).join('&');
  return query === '' ? '/log' : `/log?${query}`;
}
