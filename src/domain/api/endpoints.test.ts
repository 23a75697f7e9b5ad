import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

test('paths and operation ids are unique', () => {
  expect(new Set(ENDPOINTS.map(({ path }) => path)).size).toBe(ENDPOINTS.length);
  expect(new Set(ENDPOINTS.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length);
});
