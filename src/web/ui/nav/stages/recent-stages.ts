const KEY = 'recentStages';
const MOST = 6;
const STAGE_PATH = /^(?:\/[a-z]{2})?\/stage\/(\d{1,9})$/;

/** Returns the stages that were opened last in this browser, newest first. */
export function recentStages(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch {
    return []; // Storage may be disabled or contain something else.
  }
}

/** Stores the stage of a path as the newest one. Ignores other paths. */
export function rememberStage(path: string): void {
  const stageId = Number(STAGE_PATH.exec(path)?.[1]);
  if (!stageId || recentStages()[0] === stageId) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([stageId, ...recentStages().filter((id) => id !== stageId)].slice(0, MOST)));
  } catch {
    // Storage may be disabled. The stage picker then lists no recent stages.
  }
}
