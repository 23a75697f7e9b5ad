import { listSwitches, listSwitchTurns } from '#data/queries/site/switches.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { SWITCH_NAMES, type SwitchName } from '#domain/administration/switches.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import type { AdminResult } from './admin-errors.ts';
import { refusedToSee } from './admin-of.ts';

export type ShownSwitch = {
  readonly name: SwitchName;
  readonly isOn: boolean;
  readonly text: Localised | null;
  readonly changedAt: string | null; // ISO 8601; null if never changed
  // Null if the switch was changed by an operator, or never changed.
  readonly changedBy: { readonly handle: string; readonly name: string | null } | null;
};

/** Returns all switches, each with the time and author of its last change. */
export async function getSwitches({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<AdminResult<ShownSwitch[]>> {
  const refused = refusedToSee(actor, 'use-switches');
  if (refused) return refused;
  const stored = new Map((await listSwitches(db)).map((row) => [row.name, row]));
  const turns = new Map((await listSwitchTurns(db)).map((row) => [row.name, row]));
  const shown = SWITCH_NAMES.flatMap((name): ShownSwitch[] => {
    const row = stored.get(name);
    const turn = turns.get(name);
    if (!row) return [];
    const changedBy = turn?.handle ? { handle: turn.handle, name: turn.playerName } : null;
    return [{ name, isOn: row.isOn, text: row.text, changedAt: turn?.changedAt?.toISOString() ?? null, changedBy }];
  });
  return { ok: true, value: shown };
}
