import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RecordForm } from '#domain/records/draft/record-form.ts';
import { setClock, stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { editRecord } from './edit-record.ts';
import { postRecord } from './post-record.ts';
import { previewDraft } from './preview-draft.ts';

const { db, deps } = openTestDatabase();

// A stage of event 151101, which has no evidence settings.
const PLAIN = { stageId: 1001, rule: 0, score: '100', console: 1 };
const STRICT = { ...PLAIN, stageId: 1311 };

// For the whole file, because the catalogue is read only once.
beforeAll(async () => {
  await sql`
    update catalogue_entries set content = content || '{"evidence": {"video": 1, "image": 2}}'
    where kind = 'event' and id = (
      select (content ->> 'event')::int from catalogue_entries where kind = 'eventStage' and id = ${STRICT.stageId}
    )`.execute(db);
});

/** Posts a record as a new player, because only the board and the draft matter in these tests. */
const post = async (form: RecordForm) => postRecord(deps, signedIn(await createPlayer(deps)), randomUUID(), form);

describe('on an event board', () => {
  const windowOf = async (stageId: number) => {
    const { events, eventStages } = await deps.catalogue();
    const event = events.get(eventStages.get(stageId)?.event ?? 0);
    if (!event) throw new Error('no event');
    return { from: Date.parse(event.startsAt), to: Date.parse(event.endsAt) + 1_000 };
  };

  test("posts and previews are accepted only while the event is open according to the database's clock", async () => {
    const { from, to } = await windowOf(PLAIN.stageId);
    const board = [...(await deps.catalogue()).boards.values()].find(({ kind, refId }) => kind === 'event' && refId === PLAIN.stageId);
    const ask = () => previewDraft(deps, { kind: 'visitor' }, '192.0.2.1', board, PLAIN);
    for (const [at, code] of [
      [from - 1_000, 'event-not-begun'],
      [to, 'event-over'],
    ] as const) {
      await stopClock(db, new Date(at));
      expect(await post(PLAIN)).toEqual({ ok: false, error: 'invalid', fields: { board: code } });
      expect(await ask()).toEqual({ ok: false, error: 'invalid', fields: { board: code } });
    }
    for (const at of [from, to - 10_000]) {
      await stopClock(db, new Date(at));
      expect(await post(PLAIN)).toMatchObject({ ok: true, value: { record: { evidenceDuty: 'none', evidenceMissing: false } } });
      expect(await ask()).toMatchObject({ ok: true, value: { rank: { after: 1 }, evidence: { duty: 'none' } } });
    }
  });

  test("a record can be corrected within 24 hours, even after the event's end", async () => {
    const { to } = await windowOf(PLAIN.stageId);
    await setClock(db, new Date(to - 10_000));
    const actor = signedIn(await createPlayer(deps));
    const posted = await postRecord(deps, actor, randomUUID(), PLAIN);
    if (!posted.ok) throw new Error(posted.error);
    await setClock(db, new Date(to + 3_600_000));
    expect(await editRecord(deps, actor, posted.value.record, { score: '90', console: 1 })).toMatchObject({ ok: true });
  });

  test("the event's evidence settings require a video for first place and a picture for second place", async () => {
    await setClock(db, new Date((await windowOf(STRICT.stageId)).from));
    expect(await post(STRICT)).toEqual({ ok: false, error: 'invalid', fields: { videoUrl: 'evidence-required' } });
    expect(await post({ ...STRICT, videoUrl: VIDEO })).toMatchObject({ ok: true, value: { record: { rank: 1, evidenceDuty: 'video' } } });
    expect(await post({ ...STRICT, score: '90' })).toMatchObject({ fields: { uploadId: 'evidence-required' } });
    expect(await post({ ...STRICT, score: '90', videoUrl: VIDEO })).toMatchObject({
      ok: true,
      value: { record: { evidenceDuty: 'image' } },
    });
    expect(await post({ ...STRICT, score: '80' })).toMatchObject({ ok: true, value: { record: { rank: 3, evidenceDuty: 'none' } } });
  });
});

describe('on a speedrun board', () => {
  const RUN = { speedrunId: 101, time: '1:02:03.456', videoUrl: VIDEO };
  beforeAll(() => setClock(db, new Date()));

  test("only the speedrun's consoles are accepted, and every rank requires a video", async () => {
    const { speedruns, speedrunConsoles } = await deps.catalogue();
    for (const { id, consoles } of speedruns.values())
      for (const console of [...speedrunConsoles.keys(), 8]) {
        const answer = await post({ ...RUN, speedrunId: id, console });
        if (consoles.includes(console)) expect(answer).toMatchObject({ ok: true, value: { record: { evidenceDuty: 'video' } } });
        else expect(answer).toEqual({ ok: false, error: 'invalid', fields: { console: 'console-not-offered' } });
      }
    expect(await post({ ...RUN, console: 1, videoUrl: undefined })).toMatchObject({ fields: { videoUrl: 'evidence-required' } });
  });

  test('the speedrun id selects the board even if a stage has the same id', async () => {
    const answer = await post({ ...RUN, console: 2 });
    if (!answer.ok) throw new Error(answer.error);
    const row = await db
      .selectFrom('records')
      .innerJoin('boards', 'boards.board_id', 'records.board_id')
      .select(['kind', 'ref_id as refId', 'rank_key as rankKey', 'time_ms as timeMs'])
      .where('record_id', '=', answer.value.record.recordId)
      .executeTakeFirst();
    expect(row).toEqual({ kind: 'speedrun', refId: 101, rankKey: 3_723_456, timeMs: 3_723_456 });
    expect(await post({ ...RUN, console: 2, stageId: 101, rule: 11 })).toMatchObject({ fields: { board: 'unknown-board' } });
  });
});
