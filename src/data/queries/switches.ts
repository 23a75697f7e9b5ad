import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { BannerText, SwitchName, SwitchRow } from '#domain/administration/switches.ts';

/** NOTIFY channel for changed switches. */
export const SWITCHES_CHANNEL = 'switches';

const COLUMNS = ['name', 'is_on as isOn', 'text_en', 'text_ja'] as const;

type Row = { name: string; isOn: boolean; text_en: string | null; text_ja: string | null };
const toSwitch = ({ text_en: en, text_ja: ja, ...row }: Row): SwitchRow => ({
  ...row,
  text: en === null || ja === null ? null : { en, ja },
});

/** The state of every switch. */
export const listSwitches = async (db: Db): Promise<SwitchRow[]> =>
  (await db.selectFrom('switches').select(COLUMNS).execute()).map(toSwitch);

export type SwitchHistory = {
  name: string;
  /** Time and user of the last change; null when never changed. */
  changedAt: Date | null;
  handle: string | null;
  playerName: string | null;
};

/** Time and user of each switch's last change; operators have no name. */
export async function listSwitchTurns(db: Db): Promise<SwitchHistory[]> {
  const result = await sql<SwitchHistory>`
    select switches.name, case when turned.row_key is null then null else changed_at end as "changedAt", handle, users.name as "playerName"
    from switches
    left join (select distinct row_key from revisions where table_name = 'switches') as turned on turned.row_key = switches.name
    left join users on users.id = changed_by`.execute(db);
  return result.rows;
}

/** Reads a switch and locks it until the transaction ends. */
export async function holdSwitch(tx: Db, name: SwitchName): Promise<SwitchRow | undefined> {
  const row = await tx.selectFrom('switches').select(COLUMNS).where('name', '=', name).forUpdate().executeTakeFirst();
  return row && toSwitch(row);
}

/** Sets a switch; returns its new revision. */
export async function updateSwitch(tx: Db, name: SwitchName, isOn: boolean, text: BannerText | null, by: number | null): Promise<string> {
  const row = await tx
    .updateTable('switches')
    .set({ is_on: isOn, text_en: text?.en ?? null, text_ja: text?.ja ?? null, changed_by: by, changed_at: sql<Date>`app_now()` })
    .where('name', '=', name)
    .returning('revision_id')
    .executeTakeFirstOrThrow();
  return row.revision_id;
}
