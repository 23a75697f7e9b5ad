import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { lockSwitch, updateSwitch } from '#data/queries/site/switches.ts';
import { checkSwitch, type SwitchForm } from '#domain/administration/switch-form.ts';
import { isSwitchName } from '#domain/administration/switches.ts';
import { isSameText } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { AdminResult } from './admin-errors.ts';
import { type Administrator, idOf, refusedTo } from './admin-of.ts';

export type Turned = { readonly name: string; readonly isOn: boolean };

/** Changes a switch or the banner text. Stores the previous version and notifies all processes. */
export async function turnSwitch(
  { db }: Pick<Deps, 'db'>,
  by: Administrator,
  name: string,
  form: SwitchForm,
): Promise<AdminResult<Turned>> {
  const refused = refusedTo(by, 'use-switches');
  if (refused) return refused;
  if (!isSwitchName(name)) return refuse('not-found');

  return db.transaction().execute(async (tx): Promise<AdminResult<Turned>> => {
    const stored = await lockSwitch(tx, name);
    if (!stored) return refuse('not-found');
    const wrong = checkSwitch(name, form, stored.text);
    if (wrong) return invalid({ text: wrong });
    const text = form.text ?? stored.text;
    const isSame = stored.isOn === form.isOn && isSameText(stored.text, text);
    if (isSame) return { ok: true, value: { name, isOn: form.isOn } };
    const revisionId = await updateSwitch(tx, name, form.isOn, text, idOf(by));
    const detail = { from: stored.isOn, to: form.isOn, revisionId };
    await insertAudit(tx, { actorId: idOf(by), verb: 'turn-switch', subjectKind: 'switch', subjectId: name, detail });
    return { ok: true, value: { name, isOn: form.isOn } };
  });
}
