// What moderation promises, written from domain.md §6 and §7 without a look at the code that keeps it.

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

export type Said = { readonly board: number; readonly value: number; readonly state: State };
export type ModelRecord = {
  readonly author: Author;
  readonly postedAt: number;
  said: Said;
  origin: number; // of which version the record is, undone changes taken off
  askedAt: number;
  changes: number; // that the log must know of
};
export type ModelAct = {
  readonly record: ModelRecord;
  readonly before: Said;
  readonly beforeOrigin: number;
  readonly afterOrigin: number | null; // null: half a verification
  readonly by: ActorName | null;
  readonly at: number;
  readonly isUndo: boolean;
  isTakenBack: boolean;
};
export type Model = { records: ModelRecord[]; acts: ModelAct[]; now: number; origins: number };

const DAY = 86_400_000;
const COUNTS: readonly State[] = ['posted', 'checked', 'verified', 'needs-information'];
const FROM: Readonly<Record<Exclude<Verb, 'correct' | 'move'>, readonly State[]>> = {
  verify: ['posted', 'checked'],
  ask: ['posted', 'checked', 'verified'],
  decline: [...COUNTS, 'withdrawn'],
  withdraw: COUNTS,
  restore: ['declined', 'withdrawn', 'needs-information'],
};
const TO = { verify: 'verified', ask: 'needs-information', decline: 'declined', withdraw: 'withdrawn', restore: 'posted' } as const;

export const counts = ({ said }: ModelRecord): boolean => COUNTS.includes(said.state);

/** A judge may touch it: neither their own nor a chosen rival's. */
const judges = (actor: ActorName, { author }: ModelRecord): boolean =>
  ['judge', 'rivalling judge', 'playing judge', 'admin'].includes(actor) &&
  actor !== author &&
  !(actor === 'rivalling judge' && author === 'moss');

/** The best of each author on a board: the higher value, then the earlier post. */
export function bestsOn(model: Model, board: number): Map<Author, ModelRecord> {
  const bests = new Map<Author, ModelRecord>();
  for (const record of model.records.filter((one) => counts(one) && one.said.board === board)) {
    const best = bests.get(record.author);
    if (!best || record.said.value > best.said.value) bests.set(record.author, record);
  }
  return bests;
}

function isFirst(model: Model, record: ModelRecord): boolean {
  const bests = bestsOn(model, record.said.board);
  return bests.get(record.author) === record && [...bests.values()].every((best) => best.said.value <= record.said.value);
}

const halvesOf = (model: Model, record: ModelRecord): (ActorName | null)[] =>
  model.acts
    .filter(
      (act) => act.record === record && !act.isUndo && act.afterOrigin === null && !act.isTakenBack && act.beforeOrigin === record.origin,
    )
    .map((act) => act.by);

/** What a verb must answer: a state after it and whether it is only half done, or why not. */
export type Verdict = { readonly state: State; readonly isHalf: boolean } | { readonly error: string };

export function assess(model: Model, actor: ActorName, record: ModelRecord, verb: Verb, isStale: boolean): Verdict {
  if (actor === 'visitor') return { error: 'login-required' };
  const isAmended = verb === 'correct' || verb === 'move';
  const isOwn = actor === record.author;
  if (!judges(actor, record) && !(isOwn && !isAmended && isStale)) return { error: 'not-allowed' };
  if (isStale) return { error: 'stale' };
  if (isAmended) {
    if (!counts(record)) return { error: 'not-editable' };
    return { state: record.said.state === 'needs-information' ? 'needs-information' : 'posted', isHalf: false };
  }
  if (!FROM[verb].includes(record.said.state)) return { error: 'not-allowed' };
  if (verb !== 'verify' || !isFirst(model, record)) return { state: TO[verb], isHalf: false };
  const halves = halvesOf(model, record);
  if (halves.some((by) => by !== actor)) return { state: 'verified', isHalf: false };
  return halves.length > 0 ? { error: 'second-pair-needed' } : { state: record.said.state, isHalf: true };
}

/** Writes down that an act was done. */
export function done(model: Model, by: ActorName | null, record: ModelRecord, after: Said, isHalf: boolean): void {
  const afterOrigin = isHalf ? null : ++model.origins;
  model.acts.push({
    record,
    before: record.said,
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

/** Another version stands; whoever is asked anew has 14 days from now. */
export function change(model: Model, record: ModelRecord, after: Said, origin: number): void {
  if (after.state !== record.said.state) record.askedAt = model.now;
  record.said = after;
  record.origin = origin;
}

export function assessUndo(model: Model, actor: ActorName, act: ModelAct): string | undefined {
  if (actor === 'visitor') return 'login-required';
  if (!judges(actor, act.record)) return 'not-allowed';
  if (model.now - act.at > 90 * DAY) return 'too-late';
  if (act.afterOrigin === null)
    return act.isUndo || act.isTakenBack || act.record.origin !== act.beforeOrigin ? 'changed-since' : undefined;
  return act.record.origin === act.afterOrigin ? undefined : 'changed-since';
}

export function undo(model: Model, by: ActorName, act: ModelAct): void {
  const { record } = act;
  const wasHalf = act.afterOrigin === null;
  const taken = { record, before: record.said, beforeOrigin: record.origin, by, at: model.now, isUndo: true, isTakenBack: false };
  model.acts.push({ ...taken, afterOrigin: wasHalf ? null : act.beforeOrigin });
  if (wasHalf) act.isTakenBack = true;
  else change(model, record, act.before, act.beforeOrigin);
  record.changes += 1;
}

/** What the author may do to an own record: within 24 hours, never to a better value. */
export function assessEdit(model: Model, record: ModelRecord, value: number): string | undefined {
  if (!counts(record)) return 'not-editable';
  if (model.now - record.postedAt > DAY) return 'too-late';
  return value > record.said.value ? 'better-value' : undefined;
}

export const mayWithdraw = (model: Model, record: ModelRecord): boolean => counts(record) && model.now - record.postedAt <= DAY;

/** Questions that nobody answered for 14 days. */
export function expire(model: Model): void {
  for (const record of model.records) {
    if (record.said.state !== 'needs-information' || model.now - record.askedAt < 14 * DAY) continue;
    done(model, null, record, { ...record.said, state: 'declined' }, false);
  }
}
