import type { Db } from '#data/db.ts';
import { createActor, type TestActor } from '#tests/support/scenarios/actors.ts';
import { callKeywords, freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { createSigns, HOSTILE_TEXTS } from '#tests/support/texts/hostile-texts.ts';

/** A public path, together with a description of its worst-case input. */
export type WorstGet = { readonly what: string; readonly path: string };

/** Creates a keyword for each hostile text and returns the paths of the pages that show it. */
export async function plantTexts(db: Db, site: string): Promise<WorstGet[]> {
  const planted: WorstGet[] = [];
  const signs = createSigns();
  const lines = (each: (at: number) => string) => Array.from({ length: 63 }, (_, at) => `M${at}\n${each(at)}`).join('\n');
  const pairs: Readonly<Record<string, readonly [string, string]>> = {
    'many lines differ': [lines(() => signs(740)), lines(() => signs(740))],
    'one line differs': [signs(47_000), signs(47_000)],
    'same signs, other ends': [`☀${'★☂'.repeat(20_000)}${signs(7_000)}`, `☁${'★☂'.repeat(20_000)}${signs(7_000)}`],
    'lines of one sign': [[...signs(23_000)].join('\n'), [...signs(23_000)].join('\n')],
    'lines and marks': [HOSTILE_TEXTS['list items'] ?? '', HOSTILE_TEXTS['combining marks'] ?? ''],
  };
  for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
    const { segment, uniqueId } = await saveEntry(site, await createActor(db, 'player'), [text]);
    planted.push({ what, path: `/keyword/${segment}` }, { what, path: `/api/keywords/${uniqueId}` });
  }
  for (const [what, pair] of Object.entries(pairs)) {
    const { segment, revisions } = await saveEntry(site, await createActor(db, 'player'), pair);
    planted.push({ what, path: `/keyword/${segment}/history?from=${revisions[0]}&to=${revisions[1]}` });
  }
  return planted;
}

async function saveEntry(site: string, actor: TestActor, [first = '', ...others]: readonly string[]) {
  const form = freshKeyword({ text: first });
  const created = await callKeywords(site, actor, 'POST', '', form, { 'idempotency-key': crypto.randomUUID() });
  if (created.status !== 201) throw new Error(`entry rejected: ${created.status} ${created.error} ${JSON.stringify(created.fields)}`);
  const { uniqueId } = created.data;
  const read = async () => (await callKeywords(site, actor, 'GET', `/${uniqueId}`)).data;
  let now = await read();
  const revisions: string[] = [now.texts.en.revisionId];
  for (const text of others) {
    const base = { revisionId: now.revisionId, textRevisionId: now.texts.en.revisionId };
    const saved = await callKeywords(site, actor, 'PATCH', `/${uniqueId}`, { ...form, text, base });
    if (saved.status !== 200) throw new Error(`revision rejected: ${saved.status} ${saved.error}`);
    now = await read();
    revisions.push(now.texts.en.revisionId);
  }
  return { segment: form.name.replaceAll(' ', '_'), uniqueId, revisions };
}

// Sets every record's comment to the maximum length, full of names that the pages turn into links.
export async function plantComments(db: Db): Promise<void> {
  await db
    .updateTable('records')
    .set({ comment: 'Dew Egg "Sprout" & <Lantern Fern> '.repeat(4).slice(0, 128) })
    .execute();
}
