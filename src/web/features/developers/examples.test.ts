import { expect, test } from 'vitest';
import { ENDPOINTS } from '#domain/api/endpoints.ts';
import { readParameters } from '#domain/api/parameters.ts';
import { EXAMPLES } from './examples.ts';

test.each(EXAMPLES)('the example $path is a call of the API with valid parameters', ({ path }) => {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const matches = ENDPOINTS.flatMap((endpoint) => {
    const groups = new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname);
    return groups ? [{ endpoint, params: { ...groups.groups } }] : [];
  });
  expect(matches).toHaveLength(1);
  for (const { endpoint, params } of matches) {
    expect(endpoint.params.safeParse(params).success).toBe(true);
    expect(readParameters(endpoint.query, Object.fromEntries(searchParams)).ok).toBe(true);
  }
});
