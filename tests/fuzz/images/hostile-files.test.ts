import { expect, test } from 'vitest';
import { checkUpload } from '#domain/evidence/check-upload.ts';
import { DECODE_WITHIN_BYTES, DECODE_WITHIN_MS } from '#domain/evidence/image-rules.ts';
import { within } from '#tests/support/time-scale.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';
import { CANARY, type HostileFile, hostileFiles } from './hostile-files.ts';
import { metadataIn } from './metadata-in.ts';

// Other tests run in parallel, and some of them have a time limit, so this test decodes one file at a time.
const AT_ONCE = 1;
const KILLED_WITHIN_MS = DECODE_WITHIN_MS + within(500);

/** Checks and decodes a file like any upload. Returns a log line and everything that is wrong with the result. */
async function judge([name, expected, bytes]: HostileFile): Promise<{ line: string; wrong: string[] }> {
  const wrong: string[] = [];
  let stats = '';
  const decode = createDecoder(({ peakBytes, decodeMs }) => {
    stats = `${Math.round(decodeMs)} ms, ${peakBytes === undefined ? '?' : Math.round(peakBytes / 2 ** 20)} MB`;
    if (decodeMs > KILLED_WITHIN_MS) wrong.push(`took ${decodeMs} ms`);
    if (peakBytes && peakBytes > DECODE_WITHIN_BYTES) wrong.push(`took ${peakBytes} bytes`);
  });
  const refusal = checkUpload(bytes);
  const answer = refusal ? ({ ok: false, error: refusal } as const) : await decode(bytes);
  if (answer.ok === (expected === 'refused')) wrong.push(answer.ok ? 'was published' : '');
  if (!answer.ok && expected === 'neutral') wrong.push(`was refused as ${answer.error}`);
  for (const { format, size, bytes: published } of answer.ok ? answer.value.pictures : []) {
    wrong.push(...metadataIn(published, format).map((extra) => `${size} ${format} carries ${extra}`));
    if (Buffer.from(published).includes(CANARY)) wrong.push(`${size} ${format} carries what was planted`);
  }
  return {
    line: `${name}: ${answer.ok ? 'neutral' : answer.error} ${stats}`,
    wrong: wrong.filter(Boolean).map((what) => `${name} ${what}`),
  };
}

test('at least 60 hostile files are rejected or stripped to their pixels, within the time and memory limits', async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const wrong: string[] = [];
  const lines: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = files.shift(); file; file = files.shift()) {
        const judged = await judge(file);
        lines.push(judged.line);
        wrong.push(...judged.wrong);
      }
    }),
  );
  if (process.env.SHOW_FIGURES) console.log(lines.join('\n'));
  expect(wrong).toEqual([]);
});
