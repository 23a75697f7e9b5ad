import { expect, test } from 'vitest';
import { findSubjectProblems } from './commit-subjects.ts';

test('accepts a short imperative commit subject and a fixup subject', () => {
  expect(findSubjectProblems('Add DATABASE_WAIT_MS')).toEqual([]);
  expect(findSubjectProblems('fixup! Add DATABASE_WAIT_MS')).toEqual([]);
});

test('reports a commit subject that is empty, too long, starts in lower case or ends with a full stop', () => {
  expect(findSubjectProblems('')).toEqual(['is empty']);
  expect(findSubjectProblems('A'.repeat(72))).toEqual([]);
  expect(findSubjectProblems('A'.repeat(73))).toEqual(['has 73 characters, more than 72']);
  expect(findSubjectProblems('add a setting.')).toEqual(['ends with a full stop', 'begins with a lower-case letter']);
});
