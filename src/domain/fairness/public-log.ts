/** What the public log tells of, in the order in which it offers them. Whatever is not here stays out: reports above all. */
export const LOG_VERBS = [
  ...(['verify', 'check', 'ask', 'decline', 'correct', 'move', 'withdraw', 'restore', 'undo'] as const),
  ...(['answer-appeal', 'ban', 'unban', 'change-role'] as const),
  ...(['turn-switch', 'change-policy', 'revise-rule', 'rename-catalogue'] as const),
] as const;
export type LogVerb = (typeof LOG_VERBS)[number];

type Detail = Readonly<Record<string, unknown>>;

/** By which rows of the audit log a verb is known: their verb, and what their detail must hold. */
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
  ban: { verb: 'ban', detail: {} },
  unban: { verb: 'unban', detail: {} },
  'change-role': { verb: 'change-role', detail: {} },
  'turn-switch': { verb: 'turn-switch', detail: {} },
  'change-policy': { verb: 'change-policy', detail: {} },
  'revise-rule': { verb: 'revise-rule', detail: {} },
  'rename-catalogue': { verb: 'rename-catalogue', detail: {} },
};

/** What the public log calls a row of the audit log; undefined for what it does not tell of. */
export const logVerbOf = (row: { readonly verb: string; readonly detail: Detail }): LogVerb | undefined =>
  LOG_VERBS.find((name) => {
    const { verb, detail } = LOG_SIGNS[name];
    return row.verb === verb && Object.entries(detail).every(([key, value]) => row.detail[key] === value);
  });

const ADMIN_VERBS: readonly LogVerb[] = ['change-role', 'turn-switch', 'change-policy', 'revise-rule', 'rename-catalogue'];

/** Whether this is an admin's deed; all others are a moderator's, where a person did them. */
export const isAdminVerb = (verb: LogVerb): boolean => ADMIN_VERBS.includes(verb);

const THING_KINDS = ['switch', 'policy', 'rule', 'catalogue'] as const;

/** A part of the site that a deed was about: a switch by its name, of the policy whose needs (`rule.21`, `newcomer`), a rule by its number. */
export type LogThing = { readonly kind: (typeof THING_KINDS)[number]; readonly id: string };

/** What a row was about when that was neither a record nor a person. */
export function thingOf(row: { readonly subjectKind: string; readonly subjectId: string; readonly detail: Detail }): LogThing | null {
  const { subjectKind, subjectId, detail } = row;
  const kind = THING_KINDS.find((known) => known === subjectKind);
  if (!kind) return null;
  return { kind, id: kind === 'policy' ? [detail.of, detail.id].filter((part) => part !== undefined).join('.') : subjectId };
}

export type Somebody = { readonly handle: string; readonly name: string | null; readonly isClosed: boolean };
export type NamedPerson = { readonly userId: string; readonly name: string };

/** Somebody as the log names them: not at all who hides the name or has left. */
export const namedInLog = (person: Somebody | null): NamedPerson | null =>
  person === null || person.name === null || person.isClosed ? null : { userId: person.handle, name: person.name };

export type LogFilter = { readonly verb?: LogVerb; readonly year?: number };

/** The address of a view of the log, without the locale; `after` is the entry that the page before ended with. */
export function logRoute({ verb, year }: LogFilter = {}, after?: string): string {
  const parts = [verb && `verb=${verb}`, year !== undefined && `year=${year}`, after !== undefined && `after=${after}`];
  const query = parts.filter((part) => part).join('&');
  return query === '' ? '/log' : `/log?${query}`;
}
