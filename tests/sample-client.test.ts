import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openApiDocument } from '#web/server/v1/open-api.ts';

test('the client in examples/ was generated from the current description of the API (npm run api:client)', () => {
  const document = JSON.stringify(openApiDocument('https://stargrass.example'));
  const [head] = readFileSync('examples/client/schema.d.ts', 'utf8').split('\n');
  expect(head).toContain(createHash('sha256').update(document).digest('hex'));
});
