import { postHref } from '#web/features/records/post/post-href.ts';
import { recordDrafts } from '#web/features/records/post/stored-draft.ts';

/** The drafts of records on this device. */
export type RecordDrafts = {
  readonly count: number;
  /** Routes of the posting form with the newest draft, and of its board. */
  readonly newest: { readonly form: string; readonly board: string } | undefined;
};

/** Returns how many drafts of records this browser stores, and where the newest one is. */
export function findRecordDrafts(): RecordDrafts {
  const drafts = recordDrafts.slots().flatMap((slot) => {
    const [draft, places] = [recordDrafts.find(slot), placesOf(slot)];
    return draft && places ? [{ places, storedAtMs: draft.storedAtMs ?? 0 }] : [];
  });
  const [newest] = drafts.toSorted((a, b) => b.storedAtMs - a.storedAtMs);
  return { count: drafts.length, newest: newest?.places };
}

// The names of slots are those of `draftName`.
function placesOf(slot: string): RecordDrafts['newest'] {
  const [, speedrun] = /^speedrun-(\d+)$/.exec(slot) ?? [];
  if (speedrun !== undefined)
    return { form: postHref({ kind: 'speedrun', refId: Number(speedrun), ruleId: 0 }), board: `/speedrun/${speedrun}` };
  const [, stage, rule] = /^(\d+)-(\d+)$/.exec(slot) ?? [];
  if (stage === undefined) return undefined;
  return { form: postHref({ kind: 'stage', refId: Number(stage), ruleId: Number(rule) }), board: `/stage/${stage}` };
}
