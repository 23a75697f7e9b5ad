import { describe, expect, test } from 'vitest';
import type { EvidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { makeBoard } from '#domain/records/board.fixture.ts';
import { type EvidenceDuty, satisfiesDuty } from './evidence-duty.ts';
import { evidenceDuty, evidencePolicy, isNewcomer, DEFAULT_EVIDENCE_POLICY as POLICY } from './evidence-policy.ts';

const duties = (ruleId: number, ranks: readonly number[], refId = 1) =>
  ranks.map((rank) => evidenceDuty(POLICY, makeBoard({ ruleId, refId }), rank));

describe('the default evidence policy', () => {
  test.each([10, 23, 24, 26, 31, 32, 33, 34, 36, 41, 42, 43, 44, 45, 46])(
    'rule %i requires a video for first place and an image down to rank 10',
    (rule) => {
      expect(duties(rule, [1, 2, 10, 11])).toEqual(['video', 'image', 'image', 'none']);
    },
  );

  test.each([21, 22])('rule %i requires a video down to rank 10 and an image down to rank 30', (rule) => {
    expect(duties(rule, [1, 10, 11, 30, 31])).toEqual(['video', 'video', 'image', 'image', 'none']);
  });

  test.each([11, 25, 27, 28, 29, 35, 47, 91])('rule %i requires a video at every rank', (rule) => {
    expect(duties(rule, [1, 31, 2_000_000])).toEqual(['video', 'video', 'video']);
  });

  test.each([901, 902])('stage %i requires an image at every rank, although its rule requires a video', (stage) => {
    expect(duties(91, [1, 2_000_000], stage)).toEqual(['image', 'image']);
  });

  test('requires a video for a speedrun, even if its id is also a stage id', () => {
    for (const refId of [101, 901]) expect(evidenceDuty(POLICY, makeBoard({ kind: 'speedrun', ruleId: 0, refId }), 500)).toBe('video');
  });

  test("uses the event's requirement, and requires nothing for an event without one", () => {
    const of = (evidence: EvidenceNeeds | null) =>
      makeBoard({ kind: 'event', ruleId: 0, refId: 901, event: { code: 261101, startsAt: '', endsAt: '', evidence, blind: false } });
    expect(evidenceDuty(POLICY, of(null), 1)).toBe('none');
    expect(evidenceDuty(POLICY, of({ video: 3, image: 5 }), 3)).toBe('video');
    expect(evidenceDuty(POLICY, of({ video: 3, image: 5 }), 4)).toBe('image');
  });

  test('requires nothing under a rule that the policy does not contain', () => {
    expect(duties(99, [1])).toEqual(['none']);
  });
});

test.each<[EvidenceDuty, boolean, boolean, boolean]>([
  ['none', false, false, true],
  ['image', false, false, false],
  ['image', false, true, true],
  ['image', true, false, true],
  ['video', false, false, false],
  ['video', false, true, false],
  ['video', true, false, true],
])('satisfiesDuty for the requirement "%s" with video %s and image %s returns %s', (duty, video, image, done) => {
  expect(satisfiesDuty(duty, { video, image })).toBe(done);
});

describe('isNewcomer', () => {
  const now = new Date('2026-11-14T00:00:00Z');
  const DAY = 86_400_000;

  test.each([
    ['is true without posts', 0, null, true],
    ['is true with 29 posts since a year ago', 29, 365 * DAY, true],
    ['is false with 30 posts since a year ago', 30, 365 * DAY, false],
    ['is false with 30 posts since exactly 30 days ago', 30, 30 * DAY, false],
    ['is true with 30 posts since just under 30 days ago', 30, 30 * DAY - 1, true],
  ])('isNewcomer %s', (_who, countablePosts, age, expected) => {
    const firstPostAt = age === null ? null : new Date(now.getTime() - age);
    expect(isNewcomer(POLICY, { countablePosts, firstPostAt }, now)).toBe(expected);
  });
});

test('the evidence policy is unchanged by a JSON round trip, and a negative rank is rejected', () => {
  expect(evidencePolicy.parse(JSON.parse(JSON.stringify(POLICY)))).toEqual(POLICY);
  expect(evidencePolicy.safeParse({ ...POLICY, speedruns: { video: -1, image: 0 } }).success).toBe(false);
});
