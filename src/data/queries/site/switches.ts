import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';
import type { SwitchName, SwitchRow } from '#domain/administration/switches.ts';
import type { Localised } from '#domain/shared/language.ts';

/** NOTIFY channel for changed switches. */
export const SWITCHES_CHANNEL = 'switches';

const COLUMNS = ['name', 'is_on as isOn', sql<Localised | null>`text`.as('text')] as const;

/** Returns the state of every switch. */
export const listSwitches = (db: Db): Promise<SwitchRow[]> => db.selectFrom('switches').select(COLUMNS).execute();

export type SwitchHistory = {
  name: string;
  /** Time of the last change, or null when the switch was never changed. */
  changedAt: Date | null;
  handle: string | null;
  playerName: string | null;
};

/** Returns the time and user of each switch's last change. Changes by operators have no user. */
export async function listSwitchTurns(db: Db): Promise<SwitchHistory[]> {
  const result = await sql<SwitchHistory>`
    select switches.name, case when turned.row_key is null then null else changed_at end as "changedAt", handle, users.name as "playerName"
    from switches
    left join (select distinct row_key from revisions where table_name = 'switches') as turned on turned.row_key = switches.name
    left join users on users.id = changed_by`.execute(db);
  return result.rows;
}

/** Reads a switch and locks it until the transaction ends. */
export const lockSwitch = (tx: Db, name: SwitchName): Promise<SwitchRow | undefined> =>
  tx.selectFrom('switches').select(COLUMNS).where('name', '=', name).forUpdate().executeTakeFirst();

/** Sets a switch and returns its new revision. */
export async function updateSwitch(tx: Db, name: SwitchName, isOn: boolean, text: Localised | null, by: number | null): Promise<string> {
  const row = await tx
    .updateTable('switches')
    .set({ is_on: isOn, text: text && asJson(text), changed_by: by, changed_at: sql<Date>`app_now()` })
    .where('name', '=', name)
    .returning('revision_id')
    .executeTakeFirstOrThrow();
  return row.revision_id;
}
