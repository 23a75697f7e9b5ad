import { expect, test } from 'vitest';
import { lacksEvidence } from './evidence-duty.ts';

const NONE = { video: false, image: false };
const IMAGE = { video: false, image: true };

test.each([
  ['posted', 'video', NONE, true],
  ['checked', 'image', NONE, true],
  ['needs-information', 'video', IMAGE, true],
  ['posted', 'image', IMAGE, false],
  ['posted', 'none', NONE, false],
  ['verified', 'video', NONE, false], // a moderator verified the record without evidence
] as const)('a %s record that requires %s and has %j is marked as missing evidence: %s', (state, duty, shown, missing) => {
  expect(lacksEvidence(state, duty, shown)).toBe(missing);
});
