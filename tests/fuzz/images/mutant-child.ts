// node tests/fuzz/images/mutant-child.ts FIRST COUNT: decodes mutants one after the other under the decoder's memory
// limit. One process decodes many mutants, because starting a process takes far longer than decoding a small picture.
// run-mutants.ts restarts the process when it dies.
import { checkUpload } from '#domain/evidence/check-upload.ts';
import { decodeOriginal } from '#worker/image/decode-original.ts';
import { encodePictures } from '#worker/image/encode-pictures.ts';
import { limitThisProcess } from '#worker/image/limits.ts';
import { CANARY } from './hostile-files.ts';
import { metadataIn } from './metadata-in.ts';
import { mutantOf, soundPictures } from './mutant.ts';

const [first = 0, count = 0] = process.argv.slice(2).map(Number);
const pictures = await soundPictures();
limitThisProcess();

async function judge(seed: number): Promise<{ outcome: string; wrong: string[]; decodeMs: number }> {
  const bytes = mutantOf(seed, pictures);
  const refusal = checkUpload(bytes);
  if (refusal) return { outcome: refusal, wrong: [], decodeMs: 0 };
  const started = performance.now();
  const decoded = await decodeOriginal(bytes);
  const decodeMs = performance.now() - started;
  if (!decoded.ok) return { outcome: decoded.error, wrong: [], decodeMs };
  const published = await encodePictures(decoded.value.pixels);
  const wrong = published.flatMap((picture) => [
    ...metadataIn(picture.bytes, picture.format),
    ...(picture.bytes.includes(CANARY) ? ['what was planted'] : []),
  ]);
  return { outcome: 'neutral', wrong, decodeMs };
}

for (let seed = first; seed < first + count; seed += 1) {
  // If this line is the last output, its mutant killed the process.
  process.stdout.write(`${JSON.stringify({ seed })}\n`);
  process.stdout.write(`${JSON.stringify({ seed, ...(await judge(seed)), peakBytes: process.resourceUsage().maxRSS * 1024 })}\n`);
}
