import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const SCRIPT = `
  import { createRequire } from 'node:module';
  const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('@opentelemetry')).length;
  for (const path of ['create-deps.ts', 'tracing/start-tracing.ts']) {
    await import('#wiring/' + path);
    console.log(loaded());
  }`;

test('the SDK is loaded by the start of tracing, not by what every process loads', () => {
  const [off, on] = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' }).split('\n').map(Number);
  expect(off).toBe(0);
  expect(on).toBeGreaterThan(0);
});
