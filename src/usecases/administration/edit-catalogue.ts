import type { Actor } from '#domain/accounts/actor.ts';
import { previewRename, type RenamePreview, type RenameResult, renameEntries } from '#usecases/catalogue/rename-entries.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { AdminResult } from './admin-errors.ts';
import { idOf, refusedTo } from './admin-of.ts';

/** Previews the changes in a CSV of names and notes, or lists its invalid lines. Writes nothing. */
export async function previewNames(deps: Deps, actor: Actor, csv: string): Promise<AdminResult<RenamePreview>> {
  return refusedTo(actor, 'change-catalogue') ?? { ok: true, value: await previewRename(deps, csv) };
}

/** Applies a CSV of names and notes atomically. Returns 'stale' when the catalogue has changed since the preview. */
export async function editNames(deps: Deps, actor: Actor, base: string, csv: string): Promise<AdminResult<RenameResult>> {
  const refused = refusedTo(actor, 'change-catalogue');
  if (refused) return refused;
  const renamed = await renameEntries(deps, csv, { by: idOf(actor), base });
  return renamed === 'stale' ? refuse('stale') : { ok: true, value: renamed };
}
