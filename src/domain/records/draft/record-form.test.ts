import { expect, test } from 'vitest';
import { readForm } from '#domain/shared/form.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { KEY_RETENTION_MS, POST_WAITS_MS, TWIN_WINDOW_MS } from './posting-rules.ts';
import { boardOfForm, draftQuery, recordEditForm, recordForm } from './record-form.ts';

test('accepts null as uploadId in an edit, where it removes the picture, and rejects null in a new record', () => {
  expect(readForm(recordEditForm, { uploadId: null })).toEqual({ ok: true, value: { uploadId: null } });
  expect(readForm(recordForm, { uploadId: null })).toEqual({ ok: false, fields: { uploadId: 'wrong-type' } });
  const unknown = { ok: false, fields: { uploadId: 'unknown-upload' } };
  expect(readForm(recordForm, { uploadId: 'x' })).toEqual(unknown);
  expect(readForm(recordEditForm, { uploadId: 'x' })).toEqual(unknown);
});

test('a query string has numbers and flags as text', () => {
  expect(draftQuery.parse({ console: '4', overseasEdition: 'true', utm: 'x' })).toEqual({ console: 4, overseasEdition: true });
  expect(draftQuery.parse({ overseasEdition: 'false' })).toEqual({ overseasEdition: false });
  for (const wrong of [{ console: '100' }, { console: 'x1' }, { console: '' }, { overseasEdition: '1' }])
    expect(draftQuery.safeParse(wrong).error?.issues[0]?.message).toBe('wrong-type');
});

test('an idempotency key outlives a post that waits on a device', () => {
  expect([TWIN_WINDOW_MS, POST_WAITS_MS / 86_400_000]).toEqual([600_000, 30]);
  expect(KEY_RETENTION_MS - POST_WAITS_MS).toBe(86_400_000);
});

test('a record form selects exactly one board: a stage under a rule, an event stage under rule 0, or a speedrun', () => {
  const found = (ref: Parameters<typeof boardOfForm>[1]) => boardOfForm(contentCatalogue(), ref)?.kind;
  expect(found({ stageId: 101, rule: 10 })).toBe('stage');
  expect(found({ stageId: 1001, rule: 0 })).toBe('event');
  expect(found({ speedrunId: 101 })).toBe('speedrun');
  for (const ref of [
    {},
    { stageId: 101 },
    { rule: 10 },
    { stageId: 1001, rule: 10 },
    { speedrunId: 101, stageId: 101, rule: 10 },
    { speedrunId: 1 },
  ])
    expect(found(ref)).toBeUndefined();
});
