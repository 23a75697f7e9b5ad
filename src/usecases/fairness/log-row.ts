import type { LogEntry } from './get-public-log.ts';

/** Converts a log entry to a row of the log's files and of dumps (docs/api.md). */
export const logRow = ({ id, at, verb, by, who, whom, recordId, reason, text, scope, until, outcome, role, ...more }: LogEntry) => ({
  id,
  at: at.toISOString(),
  verb,
  by,
  who: who?.userId ?? null,
  whom: whom?.userId ?? null,
  recordId,
  reason,
  text,
  scope,
  until: until?.toISOString() ?? null,
  outcome,
  role,
  thing: more.thing && `${more.thing.kind}.${more.thing.id}`,
  isOn: more.isOn,
  changed: more.changed,
});
