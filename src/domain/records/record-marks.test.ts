import { expect, test } from 'vitest';
import { hasMark, marksOf, RECORD_MARKS, sumMarks } from './record-marks.ts';

const read = (marks: number) => RECORD_MARKS.filter((mark) => hasMark(marks, mark));

test.each([
  [{ hasImage: false, videoUrl: null, state: 'posted', evidenceMissing: false }, []],
  [{ hasImage: true, videoUrl: 'https://example.org', state: 'verified', evidenceMissing: false }, ['image', 'video', 'verified']],
  [{ hasImage: false, videoUrl: null, state: 'needs-information', evidenceMissing: true }, ['asked', 'missing']],
] as const)('a record with %j has the marks %j', (record, marks) => {
  expect(read(marksOf(record))).toEqual(marks);
});

test('each mark has its own flag', () => {
  for (const mark of RECORD_MARKS) expect(read(sumMarks([mark]))).toEqual([mark]);
  expect(read(sumMarks(RECORD_MARKS))).toEqual(RECORD_MARKS);
});
