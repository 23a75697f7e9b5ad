import { expect, test } from 'vitest';
import { isRecordId } from './record-id.ts';

test.each(['1', '20431', '999999999999999999'])('accepts %j as a record id', (text) => {
  expect(isRecordId(text)).toBe(true);
});

test.each(['', '0', '01', '-1', '1.0', '1e3', 'abc', '1 ', '9999999999999999999'])('rejects %j as a record id', (text) => {
  expect(isRecordId(text)).toBe(false);
});
