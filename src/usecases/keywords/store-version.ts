import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findStandingText } from '#data/queries/texts/keyword-history.ts';
import { findNameHolder, type StandingEntry, saveText, updateEntry } from '#data/queries/texts/keyword-writes.ts';
import { violatedUnique } from '#data/unique-violation.ts';
import { assessEdit, type KeywordVersion, withoutText } from '#domain/keywords/assess-edit.ts';
import type { Language } from '#domain/shared/language.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import { type KeywordRefusal, type KeywordResult, type StandingVersion, stale } from './keyword-errors.ts';

export type SavedKeyword = { readonly revisionId: string; readonly textRevisionId: string | null };

type Edit = {
  readonly entry: StandingEntry; // must be locked by the caller
  readonly lang: Language;
  readonly userId: number;
  readonly verb: 'edit-keyword' | 'restore-keyword';
  readonly detail?: Readonly<Record<string, string>>;
};

/** Stores a new version in the caller's transaction. Returns 'stale' when the current version differs from `base`. */
export async function storeVersion(
  { db }: Pick<Deps, 'db'>,
  { entry, lang, userId, verb, detail }: Edit,
  sent: KeywordVersion,
  base: KeywordVersion,
): Promise<KeywordResult<SavedKeyword>> {
  const { uniqueId } = entry;
  const theirs = await standingVersion(db, entry, lang);
  const assessment = assessEdit(sent, base, theirs);
  if (assessment === 'nothing') return { ok: true, value: { revisionId: entry.revisionId, textRevisionId: theirs.textRevisionId } };
  if (assessment === 'stale') return stale({ base, theirs });
  const refused = (await countChange(db, userId)) ?? (assessment.text ? await findTaken(db, sent.name, uniqueId) : undefined);
  if (refused) return refused;

  const { reading, category, ...text } = sent;
  const revisionId = assessment.entry ? await updateEntry(db, uniqueId, { reading, category }, userId) : entry.revisionId;
  const textRevisionId = assessment.text ? await saveText(db, uniqueId, lang, text, userId) : theirs.textRevisionId;
  const auditDetail = { lang, revisionId, textRevisionId, ...detail };
  await insertAudit(db, { actorId: userId, verb, subjectKind: 'keyword', subjectId: uniqueId, detail: auditDetail });
  return { ok: true, value: { revisionId, textRevisionId } };
}

/** Runs, in one transaction, a change that may claim a name. Returns 'name-taken' if another request claims it. */
export async function writingName<Value>(
  deps: Deps,
  name: string,
  work: (tx: Deps) => Promise<KeywordResult<Value>>,
): Promise<KeywordResult<Value>> {
  try {
    return await allOrNothing(deps, work);
  } catch (error) {
    const taken = violatedUnique(error) === 'keyword_names_pkey' && (await findTaken(deps.db, name));
    if (taken) return taken;
    throw error;
  }
}

/** Counts a keyword change. Returns a refusal when the hourly or daily limit is exceeded. */
export async function countChange(tx: Deps['db'], userId: number): Promise<KeywordRefusal | undefined> {
  const wait = (await takeAttempt(tx, 'keyword-hour', String(userId))) ?? (await takeAttempt(tx, 'keyword-day', String(userId)));
  return wait && tooMany(wait);
}

/** Returns a refusal if the name belongs to a keyword other than `uniqueId`. */
export async function findTaken(db: Deps['db'], name: string, uniqueId?: string): Promise<KeywordRefusal | undefined> {
  const entry = await findNameHolder(db, name);
  return entry && entry.uniqueId !== uniqueId ? { ...refuse('name-taken'), entry } : undefined;
}

async function standingVersion(db: Deps['db'], entry: StandingEntry, lang: Language): Promise<StandingVersion> {
  const text = await findStandingText(db, entry.uniqueId, lang);
  const { changedBy, changedAt } = text && text.changedAt >= entry.changedAt ? text : entry;
  return {
    ...withoutText(entry),
    ...(text && { name: text.name, tag: text.tag, text: text.text }),
    ...{ revisionId: entry.revisionId, textRevisionId: text?.revisionId ?? null },
    ...{ changedBy, changedAt: changedAt.toISOString() },
  };
}
