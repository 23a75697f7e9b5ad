import { expect, test } from 'vitest';
import { evidenceForm } from '#domain/records/evidence/evidence-form.ts';
import { readForm } from '#domain/shared/form.ts';
import { draftOfRecord, type StoredContent } from './draft-of-record.ts';
import { NO_VALUES } from './record-values.ts';

const stored = (more: Partial<StoredContent> = {}): StoredContent => ({
  ...NO_VALUES,
  ...{ console: 4, overseasEdition: false, achievedAt: new Date('2026-11-13T15:00:00Z'), comment: null, videoUrl: null, splits: null },
  ...more,
});

test('draftOfRecord contains only what the record has, with the day in the site zone', () => {
  expect(draftOfRecord(stored(), 'Asia/Tokyo')).toEqual({ console: 4, achievedOn: '2026-11-14' });
  expect(draftOfRecord(stored({ score: 900, originalScore: 1_000, overseasEdition: true }), 'UTC')).toEqual({
    ...{ score: '1000', overseasEdition: true, console: 4, achievedOn: '2026-11-13' },
  });
});

test('draftOfRecord writes every value as it was typed', () => {
  const record = stored({
    ...{ score: 0, timeMs: 95_000, creatures: 0, treasure: 12, ownPoints: 7, computerPoints: 8 },
    ...{ comment: 'Rain', videoUrl: 'https://youtu.be/aaaaaaaaaaa', splits: [{ name: 'Gate', atMs: 62_000 }] },
  });
  expect(draftOfRecord(record, 'UTC')).toEqual({
    ...{ score: '0', time: '1:35', creatures: '0', treasure: '12', ownPoints: '7', computerPoints: '8', console: 4 },
    ...{ achievedOn: '2026-11-13', comment: 'Rain', videoUrl: 'https://youtu.be/aaaaaaaaaaa', splits: 'Gate 1:02' },
  });
});

test.each([
  [{ videoUrl: 'https://youtu.be/aaaaaaaaaaa' }, true],
  [{ uploadId: '5b1d0f5e-6a0e-4d0a-9a63-7c6f3c1c2f11' }, true],
  [{ videoUrl: 'https://youtu.be/aaaaaaaaaaa', uploadId: '5b1d0f5e-6a0e-4d0a-9a63-7c6f3c1c2f11' }, false],
  [{ uploadId: 'x' }, false],
  [{ videoUrl: 7 }, false],
  [{}, false],
])('lost evidence is replaced by either a link or a picture: %j is accepted: %s', (typed, expected) => {
  expect(readForm(evidenceForm, typed).ok).toBe(expected);
});
