import type { Actor } from '#domain/accounts/actor.ts';
import { previewRename, type RenamePreview, type RenameResult, renameEntries } from '#usecases/catalogue/rename-entries.ts';
import type { Deps } from '#usecases/deps.ts';
import { type AdminResult, refuse } from './admin-errors.ts';
import { idOf, refusedTo } from './admin-of.ts';

/** What a file of names and notes would change, or every line of it that is wrong; writes nothing. */
export async function previewNames(deps: Deps, actor: Actor, csv: string): Promise<AdminResult<RenamePreview>> {
  return refusedTo(actor, 'change-catalogue') ?? { ok: true, value: await previewRename(deps, csv) };
}

/** Applies a file of names and notes as it was previewed: all of it or nothing, and not when the catalogue was changed meanwhile. */
export async function editNames(deps: Deps, actor: Actor, base: string, csv: string): Promise<AdminResult<RenameResult>> {
  const refused = refusedTo(actor, 'change-catalogue');
  if (refused) return refused;
  const renamed = await renameEntries(deps, csv, { by: idOf(actor), base });
  return renamed === 'stale' ? refuse('stale') : { ok: true, value: renamed };
}
