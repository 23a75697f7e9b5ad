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
  ['verified', 'video', NONE, false], // a moderator confirmed it without
] as const)('a %s record that owes %s and shows %j: marked as missing evidence is %s', (state, duty, shown, missing) => {
  expect(lacksEvidence(state, duty, shown)).toBe(missing);
});
