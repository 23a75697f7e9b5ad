import { expect, test } from 'vitest';
import { changedParts, type RecordVersion } from './version-changes.ts';

const VERSION: RecordVersion = {
  state: 'posted',
  rankKey: -100,
  console: 1,
  comment: null,
  videoUrl: null,
  achievedAt: new Date('2026-11-14T00:00:00Z'),
};

test.each([
  [{}, []],
  [{ achievedAt: new Date('2026-11-14T00:00:00Z') }, []],
  [{ comment: 'Left side.' }, ['comment']],
  [{ rankKey: -90, state: 'withdrawn' }, ['state', 'value']],
  [{ console: 2, videoUrl: 'https://youtu.be/x', achievedAt: new Date(0) }, ['console', 'video', 'achievedAt']],
] as const)('reports that the change %j affects the parts %j', (change, parts) => {
  expect(changedParts(VERSION, { ...VERSION, ...change })).toEqual(parts);
});
