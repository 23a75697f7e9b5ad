import fc from 'fast-check';
import { expect } from 'vitest';
import { actForm } from '#domain/moderation/forms.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { actOnRecord } from '#usecases/moderation/act-on-record.ts';
import { applyBulk } from '#usecases/moderation/apply-bulk.ts';
import { declineUnanswered } from '#usecases/moderation/decline-unanswered.ts';
import { previewBulk } from '#usecases/moderation/preview-bulk.ts';
import { undoAct } from '#usecases/moderation/undo-act.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import * as rules from './model.ts';
import { ACTORS, AUTHORS, type Model, type ModelRecord, type Verb } from './model.ts';
import { actorNamed, look, post, revisionOf, type Site, STAGES } from './site.ts';

type Play = (model: Model, site: Site) => Promise<void>;

class Step implements fc.AsyncCommand<Model, Site> {
  readonly words: string;
  readonly play: Play;
  constructor(words: string, play: Play) {
    this.words = words;
    this.play = play;
  }
  check = () => true;
  run = async (model: Model, site: Site): Promise<void> => {
    await this.play(model, site);
    expect((await look(site)).map(({ content }) => content)).toEqual(model.records.map(({ content }) => content));
  };
  toString = () => this.words;
}

const actor = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...ACTORS) }, { weight: 3, arbitrary: fc.constantFrom('judge', 'admin') });
const [index, value, board] = [fc.nat(30), fc.nat(9), fc.nat(1)];
const at = <T>(list: readonly T[], position: number): T | undefined => list[position % list.length];

const posting: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...AUTHORS), board, value, fc.constantFrom('posted', 'posted', 'checked')).map(
  ([author, where, worth, state]) =>
    new Step(`${author} posts ${worth} on ${where} (${state})`, async (model, site) => {
      await post(site, author, where, worth, state);
      const content = { board: where, value: worth, state };
      model.records.push({ author, postedAt: model.now, content, origin: ++model.origins, askedAt: model.now, changes: 0 });
    }),
);

/** Every kind of step that a history can contain. */
const steps: fc.Arbitrary<fc.AsyncCommand<Model, Site>>[] = [
  posting,
  fc
    .record({
      by: actor,
      index,
      verb: fc.constantFrom<Verb>('verify', 'verify', 'verify', 'ask', 'decline', 'withdraw', 'restore', 'correct', 'move'),
      value,
      isStale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    })
    .map((typed) => new Step(JSON.stringify(typed), (model, site) => playVerb(model, site, typed))),
  fc.record({ by: actor, index }).map(
    ({ by, index: nth }) =>
      new Step(`${by} undoes ${nth}`, async (model, site) => {
        // Counts back from the newest action, so that small values of `nth` undo recent ones.
        const position = model.acts.length - 1 - (nth % (model.acts.length || 1));
        const act = model.acts[position];
        if (!act) return;
        const refusal = rules.assessUndo(model, by, act);
        const answer = await undoAct(site.deps, actorNamed(site, by), site.actIds[position] ?? '', {});
        expect(errorOf(answer)).toBe(refusal);
        count(site, answer);
        if (refusal !== undefined || !answer.ok) return;
        rules.undo(model, by, act);
        site.actIds.push(answer.value.actId ?? '');
      }),
  ),
  fc.record({ index, value }).map(
    (typed) =>
      new Step(`an author edits ${JSON.stringify(typed)}`, (model, site) =>
        withRecord(model, site, typed.index, async (record, recordId) => {
          const refusal = rules.assessEdit(model, record, typed.value);
          const form = { score: String(site.band + typed.value), console: 1, videoUrl: VIDEO };
          const revisionId = await revisionOf(site, recordId);
          const answer = await editRecord(site.deps, actorNamed(site, record.author), { recordId, revisionId }, form);
          expect(errorOf(answer)).toBe(refusal);
          count(site, answer);
          if (refusal !== undefined) return;
          const state = record.content.state === 'needs-information' ? record.content.state : 'posted';
          rules.change(model, record, { ...record.content, value: typed.value, state }, ++model.origins);
          record.changes += 1;
        }),
      ),
  ),
  index.map(
    (nth) =>
      new Step(`an author withdraws ${nth}`, (model, site) =>
        withRecord(model, site, nth, async (record, recordId) => {
          const isAllowed = rules.mayWithdraw(model, record);
          const revisionId = await revisionOf(site, recordId);
          const answer = await changeRecordState(site.deps, actorNamed(site, record.author), { recordId, revisionId }, 'withdrawn', 'mine');
          expect(errorOf(answer)).toBe(isAllowed ? undefined : 'not-allowed');
          count(site, answer);
          if (!isAllowed) return;
          rules.change(model, record, { ...record.content, state: 'withdrawn' }, ++model.origins);
          record.changes += 1;
        }),
      ),
  ),
  fc.constantFrom(1, 15, 15, 91).map(
    (days) =>
      new Step(`${days} days pass`, async (model, site) => {
        model.now += days * DAY_MS;
        await site.setNow(new Date(model.now));
        const known = model.acts.length;
        rules.expire(model);
        await declineUnanswered(site.deps);
        for (const act of model.acts.slice(known)) site.actIds.push(await newestAct(site, model, act.record));
      }),
  ),
  fc
    .record({ by: actor, verb: fc.constantFrom('verify', 'decline', 'restore'), from: index })
    .map((typed) => new Step(`in bulk: ${JSON.stringify(typed)}`, (model, site) => playBulk(model, site, typed))),
];

/** Generates histories of a few posts followed by random steps. */
export const histories = fc
  .tuple(fc.array(posting, { minLength: 3, maxLength: 5 }), fc.array(fc.oneof(...steps), { minLength: 6, maxLength: 24, size: 'max' }))
  .map((parts) => parts.flat());

type TypedVerb = { by: (typeof ACTORS)[number]; index: number; verb: Verb; value: number; isStale: boolean };

const playVerb = (model: Model, site: Site, { by, index: nth, verb, value: worth, isStale }: TypedVerb) =>
  withRecord(model, site, nth, async (record, recordId) => {
    const verdict = rules.assess(model, by, record, verb, isStale);
    const target = 1 - record.content.board;
    const form = actForm.parse({
      verb,
      ...((verb === 'ask' || verb === 'decline') && { text: 'Why.' }),
      ...((verb === 'correct' || verb === 'move') && { changes: { score: String(site.band + worth) } }),
      ...(verb === 'move' && { stageId: STAGES[target], rule: 21 }),
    });
    const revisionId = isStale ? '1' : await revisionOf(site, recordId);
    const answer = await actOnRecord(site.deps, actorNamed(site, by), { recordId, revisionId }, form);
    expect(answer.ok ? { state: answer.value.state, isHalf: answer.value.isHalf } : { error: answer.error }).toEqual(verdict);
    count(site, answer);
    if ('error' in verdict || !answer.ok) return;
    const amended = verb === 'correct' || verb === 'move' ? { value: worth, board: verb === 'move' ? target : record.content.board } : {};
    rules.done(model, by, record, { ...record.content, ...amended, state: verdict.state }, verdict.isHalf);
    site.actIds.push(answer.value.actId ?? '');
  });

async function playBulk(
  model: Model,
  site: Site,
  { by, verb, from }: { by: (typeof ACTORS)[number]; verb: 'verify' | 'decline' | 'restore'; from: number },
) {
  const chosen = model.records.slice(from % (model.records.length || 1)).slice(0, 4);
  if (chosen.length === 0) return;
  const idOf = (record: ModelRecord) => site.recordIds[model.records.indexOf(record)] ?? '';
  const asked = { verb, text: 'All of them.', recordIds: chosen.map(idOf) };
  const preview = await previewBulk(site.deps, actorNamed(site, by), asked);
  count(site, preview);
  if (!['judge', 'rivalling judge', 'playing judge', 'admin'].includes(by)) {
    expect(errorOf(preview)).toBe(by === 'visitor' ? 'login-required' : 'not-allowed');
    return;
  }
  const verdicts = chosen.map((record) => ({ record, verdict: rules.assess(model, by, record, verb, false) }));
  const fine = verdicts.flatMap(({ record, verdict }) => ('error' in verdict ? [] : [{ record, ...verdict }]));
  if (!preview.ok) throw new Error(preview.error);
  expect(preview.value.items.map(({ recordId }) => recordId)).toEqual(fine.map(({ record }) => idOf(record)));
  const applied = await applyBulk(site.deps, actorNamed(site, by), preview.value.bulkId);
  if (!applied.ok) throw new Error(applied.error);
  for (const [nth, { record, state, isHalf }] of fine.entries()) {
    rules.done(model, by, record, { ...record.content, state }, isHalf);
    site.actIds.push(applied.value[nth]?.actId ?? '');
  }
}

async function withRecord(model: Model, site: Site, nth: number, act: (record: ModelRecord, recordId: string) => Promise<void>) {
  const record = at(model.records, nth);
  if (record) await act(record, site.recordIds[model.records.indexOf(record)] ?? '');
}

async function newestAct({ deps, recordIds }: Site, model: Model, record: ModelRecord): Promise<string> {
  const row = await deps.db
    .selectFrom('moderation_acts')
    .select((eb) => eb.fn.max('act_id').as('actId'))
    .where('record_id', '=', recordIds[model.records.indexOf(record)] ?? '')
    .executeTakeFirstOrThrow();
  return String(row.actId);
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly error: string };
const errorOf = (answer: Answer): string | undefined => (answer.ok ? undefined : answer.error);
const count = ({ tally }: Site, { ok }: Answer) => {
  tally[ok ? 'done' : 'refused'] += 1;
};
