// Entry point of the child process that decodes an untrusted file. It reads the file from standard input and writes the
// result to standard output, without access to settings, database or storage. decode-in-child.ts enforces the timeouts.
import { buffer } from 'node:stream/consumers';
import { decodeOriginal } from './decode-original.ts';
import { encodePictures } from './encode-pictures.ts';
import { limitThisProcess } from './limits.ts';

const send = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

limitThisProcess();
send({ step: 'ready' });
const decoded = await decodeOriginal(await buffer(process.stdin));
if (decoded.ok) {
  const { pixels, ...properties } = decoded.value;
  send({ step: 'decoded' });
  const pictures = await encodePictures(pixels);
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  send({
    step: 'done',
    ...properties,
    peakBytes,
    pictures: pictures.map(({ bytes, ...picture }) => ({ ...picture, length: bytes.length })),
  });
  for (const { bytes } of pictures) process.stdout.write(bytes);
} else {
  send({ step: 'refused', error: decoded.error, peakBytes: process.resourceUsage().maxRSS * 1024 });
}
