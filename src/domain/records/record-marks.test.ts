import { expect, test } from 'vitest';
import { hasMark, marksOf, type RecordMark, sumMarks } from './record-marks.ts';

const MARKS = ['image', 'video', 'checked', 'verified', 'asked', 'missing'] as const satisfies readonly RecordMark[];
const read = (marks: number) => MARKS.filter((mark) => hasMark(marks, mark));

test.each([
  [{ hasImage: false, videoUrl: null, state: 'posted', evidenceMissing: false }, []],
  [{ hasImage: true, videoUrl: 'https://example.org', state: 'verified', evidenceMissing: false }, ['image', 'video', 'verified']],
  [{ hasImage: false, videoUrl: null, state: 'needs-information', evidenceMissing: true }, ['asked', 'missing']],
] as const)('a record with %j has the marks %j', (record, marks) => {
  expect(read(marksOf(record))).toEqual(marks);
});

test('each mark has its own flag', () => {
  for (const mark of MARKS) expect(read(sumMarks([mark]))).toEqual([mark]);
  expect(read(sumMarks(MARKS))).toEqual(MARKS);
});
