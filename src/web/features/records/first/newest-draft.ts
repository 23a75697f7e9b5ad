import { recordDrafts } from '#web/features/records/post/stored-draft.ts';

/** Returns the query parameters that name the board of the newest draft in this browser, except that in `shown`. */
export function newestDraft(shown: string): Readonly<Record<string, string>> | undefined {
  const [newest] = recordDrafts
    .slots()
    .filter((slot) => slot !== shown && boardOfSlot(slot) !== undefined && recordDrafts.find(slot) !== undefined)
    .sort((a, b) => storedAt(b) - storedAt(a));
  return newest === undefined ? undefined : boardOfSlot(newest);
}

const storedAt = (slot: string): number => recordDrafts.find(slot)?.storedAtMs ?? 0;

// The format of `draftName`.
function boardOfSlot(slot: string): Readonly<Record<string, string>> | undefined {
  const [, speedrun, stage, rule] = /^(?:speedrun-(\d+)|(\d+)-(\d+))$/.exec(slot) ?? [];
  if (speedrun !== undefined) return { speedrun };
  return stage !== undefined && rule !== undefined ? { stage, rule } : undefined;
}
