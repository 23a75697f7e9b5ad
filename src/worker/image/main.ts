// The child process that opens a hostile file: an original on standard input, what became of it on standard output.
// It has no settings, no database and no storage; see decode-in-child.ts for what it says and how long it may take.
import { buffer } from 'node:stream/consumers';
import { decodeOriginal } from './decode-original.ts';
import { encodePictures } from './encode-pictures.ts';
import { limitThisProcess } from './limits.ts';

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

limitThisProcess();
say({ step: 'ready' });
const decoded = await decodeOriginal(await buffer(process.stdin));
if (decoded.ok) {
  const { pixels, ...stats } = decoded.value;
  say({ step: 'decoded' });
  const pictures = await encodePictures(pixels);
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  say({ step: 'done', ...stats, peakBytes, pictures: pictures.map(({ bytes, ...picture }) => ({ ...picture, length: bytes.length })) });
  for (const { bytes } of pictures) process.stdout.write(bytes);
} else {
  say({ step: 'refused', error: decoded.error, peakBytes: process.resourceUsage().maxRSS * 1024 });
}
