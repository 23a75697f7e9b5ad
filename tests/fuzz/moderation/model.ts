import { DAY_MS } from '#domain/shared/time-units.ts';

// The moderation rules, written from domain.md §6 and §7 independently of the implementation.

export type State = 'posted' | 'checked' | 'verified' | 'needs-information' | 'declined' | 'withdrawn';
export type Verb = 'verify' | 'ask' | 'decline' | 'withdraw' | 'restore' | 'correct' | 'move';
export const ACTORS = [
  'visitor',
  'stranger',
  'moss',
  'fern',
  'judge',
  'rivalling judge',
  'playing judge',
  'admin',
  'banned judge',
] as const;
export type ActorName = (typeof ACTORS)[number];
export const AUTHORS = ['moss', 'fern', 'playing judge'] as const;
export type Author = (typeof AUTHORS)[number];

export type Content = { readonly board: number; readonly value: number; readonly state: State };
export type ModelRecord = {
  readonly author: Author;
  readonly postedAt: number;
  content: Content;
  // Identifies the content of the record. Undoing an action restores the earlier number.
  origin: number;
  askedAt: number;
  // Expected number of audit log rows.
  changes: number;
};
export type ModelAct = {
  readonly record: ModelRecord;
  readonly before: Content;
  readonly beforeOrigin: number;
  // Null for the first of two verifications.
  readonly afterOrigin: number | null;
  readonly by: ActorName | null;
  readonly at: number;
  readonly isUndo: boolean;
  isTakenBack: boolean;
};
export type Model = { records: ModelRecord[]; acts: ModelAct[]; now: number; origins: number };

const COUNTS: readonly State[] = ['posted', 'checked', 'verified', 'needs-information'];
const FROM: Readonly<Record<Exclude<Verb, 'correct' | 'move'>, readonly State[]>> = {
  verify: ['posted', 'checked'],
  ask: ['posted', 'checked', 'verified'],
  decline: [...COUNTS, 'withdrawn'],
  withdraw: COUNTS,
  restore: ['declined', 'withdrawn', 'needs-information'],
};
const TO = { verify: 'verified', ask: 'needs-information', decline: 'declined', withdraw: 'withdrawn', restore: 'posted' } as const;

export const counts = ({ content }: ModelRecord): boolean => COUNTS.includes(content.state);

/** Moderators may act on a record unless they or a rival whom they chose posted it. */
const judges = (actor: ActorName, { author }: ModelRecord): boolean =>
  ['judge', 'rivalling judge', 'playing judge', 'admin'].includes(actor) &&
  actor !== author &&
  !(actor === 'rivalling judge' && author === 'moss');

/** Returns each author's best record on a board: the highest value, or the earliest post with that value. */
export function bestsOn(model: Model, board: number): Map<Author, ModelRecord> {
  const bests = new Map<Author, ModelRecord>();
  for (const record of model.records.filter((one) => counts(one) && one.content.board === board)) {
    const best = bests.get(record.author);
    if (!best || record.content.value > best.content.value) bests.set(record.author, record);
  }
  return bests;
}

function isFirst(model: Model, record: ModelRecord): boolean {
  const bests = bestsOn(model, record.content.board);
  return bests.get(record.author) === record && [...bests.values()].every((best) => best.content.value <= record.content.value);
}

const halvesOf = (model: Model, record: ModelRecord): (ActorName | null)[] =>
  model.acts
    .filter(
      (act) => act.record === record && !act.isUndo && act.afterOrigin === null && !act.isTakenBack && act.beforeOrigin === record.origin,
    )
    .map((act) => act.by);

/** The expected result of a verb: the new state and whether a second verification is needed, or the error. */
export type Verdict = { readonly state: State; readonly isHalf: boolean } | { readonly error: string };

export function assess(model: Model, actor: ActorName, record: ModelRecord, verb: Verb, isStale: boolean): Verdict {
  if (actor === 'visitor') return { error: 'login-required' };
  const isAmended = verb === 'correct' || verb === 'move';
  const isOwn = actor === record.author;
  if (!judges(actor, record) && !(isOwn && !isAmended && isStale)) return { error: 'not-allowed' };
  if (isStale) return { error: 'stale' };
  if (isAmended) {
    if (!counts(record)) return { error: 'not-editable' };
    return { state: record.content.state === 'needs-information' ? 'needs-information' : 'posted', isHalf: false };
  }
  if (!FROM[verb].includes(record.content.state)) return { error: 'not-allowed' };
  if (verb !== 'verify' || !isFirst(model, record)) return { state: TO[verb], isHalf: false };
  const halves = halvesOf(model, record);
  if (halves.some((by) => by !== actor)) return { state: 'verified', isHalf: false };
  return halves.length > 0 ? { error: 'second-pair-needed' } : { state: record.content.state, isHalf: true };
}

/** Adds an action to the model and applies its change, unless it is the first of two verifications. */
export function done(model: Model, by: ActorName | null, record: ModelRecord, after: Content, isHalf: boolean): void {
  const afterOrigin = isHalf ? null : ++model.origins;
  model.acts.push({
    record,
    before: record.content,
    beforeOrigin: record.origin,
    afterOrigin,
    by,
    at: model.now,
    isUndo: false,
    isTakenBack: false,
  });
  if (afterOrigin !== null) change(model, record, after, afterOrigin);
  record.changes += 1;
}

/**
 * Sets the new content of a record. A change of state restarts the 14 days within which a question must be answered.
 */
export function change(model: Model, record: ModelRecord, after: Content, origin: number): void {
  if (after.state !== record.content.state) record.askedAt = model.now;
  record.content = after;
  record.origin = origin;
}

export function assessUndo(model: Model, actor: ActorName, act: ModelAct): string | undefined {
  if (actor === 'visitor') return 'login-required';
  if (!judges(actor, act.record)) return 'not-allowed';
  if (model.now - act.at > 90 * DAY_MS) return 'too-late';
  if (act.afterOrigin === null)
    return act.isUndo || act.isTakenBack || act.record.origin !== act.beforeOrigin ? 'changed-since' : undefined;
  return act.record.origin === act.afterOrigin ? undefined : 'changed-since';
}

export function undo(model: Model, by: ActorName, act: ModelAct): void {
  const { record } = act;
  const wasHalf = act.afterOrigin === null;
  const taken = { record, before: record.content, beforeOrigin: record.origin, by, at: model.now, isUndo: true, isTakenBack: false };
  model.acts.push({ ...taken, afterOrigin: wasHalf ? null : act.beforeOrigin });
  if (wasHalf) act.isTakenBack = true;
  else change(model, record, act.before, act.beforeOrigin);
  record.changes += 1;
}

/** Returns why an author may not edit a record: edits are allowed for 24 hours and never to a better value. */
export function assessEdit(model: Model, record: ModelRecord, value: number): string | undefined {
  if (!counts(record)) return 'not-editable';
  if (model.now - record.postedAt > DAY_MS) return 'too-late';
  return value > record.content.value ? 'better-value' : undefined;
}

export const mayWithdraw = (model: Model, record: ModelRecord): boolean => counts(record) && model.now - record.postedAt <= DAY_MS;

/** Declines the records whose question has not been answered for 14 days. */
export function expire(model: Model): void {
  for (const record of model.records) {
    if (record.content.state !== 'needs-information' || model.now - record.askedAt < 14 * DAY_MS) continue;
    done(model, null, record, { ...record.content, state: 'declined' }, false);
  }
}
