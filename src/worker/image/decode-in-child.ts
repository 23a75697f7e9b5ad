import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { DECODE_WITHIN_MS } from '#domain/evidence/image-rules.ts';
import { err, ok } from '#domain/shared/result.ts';
import type { DecodeImage } from '#usecases/evidence/decode-image.ts';
import { type AnswerLine, answerLine } from './answer.ts';
import { findSandbox } from './sandbox.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const START_WITHIN_MS = 20_000; // the file has not been read yet, so a timeout is not its fault
const ENCODE_WITHIN_MS = 20_000; // long enough, because the number of pixels is limited
const MAX_ANSWER_BYTES = 20 * 1024 * 1024;
// Signals that end a process when it runs out of memory.
const CRASHES = new Set(['SIGABRT', 'SIGBUS', 'SIGILL', 'SIGSEGV', 'SIGTRAP']);

/** Callback through which tests and benchmarks receive measurements. */
export type Measured = (stats: { readonly peakBytes: number | undefined; readonly decodeMs: number }) => void;

/** Creates a function that decodes a file in a sandboxed child process, with a timeout and a memory limit. */
export const createDecoder =
  (measured: Measured = () => {}): DecodeImage =>
  async (original) => {
    const [program, args, options] = (await findSandbox()).command([MAIN]);
    const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'ignore'] });
    const closed = once(child, 'close');
    const output = follow(child);
    child.stdin.on('error', () => {}); // the child may exit before it has read the whole file
    child.stdin.end(original);
    await closed;
    output.stop();
    const { last, tooSlow, readyAt, decodedAt = performance.now() } = output.state;
    measured({ peakBytes: last && 'peakBytes' in last ? last.peakBytes : undefined, decodeMs: decodedAt - readyAt });

    if (last?.step === 'done') {
      const { width, height, pixelHash, differenceHash } = last;
      const pictures = split(output.rest(), last.pictures);
      if (pictures) return ok({ width, height, pixelHash, differenceHash, pictures });
    }
    if (last?.step === 'refused') return err(last.error);
    if (tooSlow) return err('too-slow');
    if (!last) throw new Error('the decoder did not start');
    const signal = signalOf(child);
    // A signal other than a crash was sent from outside, so the file is not to blame.
    return err(signal === undefined || CRASHES.has(signal) ? 'too-heavy' : 'too-slow');
  };

/** Returns the signal that ended the decoder. The sandbox process exits with 128 plus the number of that signal. */
function signalOf({ signalCode, exitCode }: ChildProcess): string | undefined {
  return signalCode ?? Object.entries(constants.signals).find(([, number]) => number + 128 === exitCode)?.[0];
}

/** Reads the output of the child process, and kills it when a step times out or the output is invalid or too long. */
function follow(child: ChildProcess) {
  const state = {
    last: undefined as AnswerLine | undefined,
    tooSlow: false,
    readyAt: performance.now(),
    decodedAt: undefined as number | undefined,
  };
  let unread = Buffer.alloc(0);
  let timer = setTimeout(expire, START_WITHIN_MS);
  function expire() {
    state.tooSlow = state.last !== undefined;
    child.kill('SIGKILL');
  }
  function take(line: AnswerLine) {
    state.last = line;
    if (line.step === 'ready') state.readyAt = performance.now();
    else state.decodedAt ??= performance.now();
    clearTimeout(timer);
    timer = setTimeout(expire, line.step === 'ready' ? DECODE_WITHIN_MS : ENCODE_WITHIN_MS);
  }
  child.stdout?.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    if (unread.length > MAX_ANSWER_BYTES) return void child.kill('SIGKILL');
    for (let end = unread.indexOf(10); end >= 0 && state.last?.step !== 'done'; end = unread.indexOf(10)) {
      const line = answerLine.safeParse(parseJson(unread.subarray(0, end).toString()));
      if (!line.success) return void child.kill('SIGKILL');
      unread = unread.subarray(end + 1);
      take(line.data);
    }
  });
  return { state, rest: () => unread, stop: () => clearTimeout(timer) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits the bytes into pictures. Returns undefined when there are more or fewer bytes than announced. */
function split<Picture extends { length: number }>(bytes: Buffer, announced: readonly Picture[]) {
  let at = 0;
  const pictures = announced.map(({ length, ...picture }) => {
    at += length;
    return { ...picture, bytes: bytes.subarray(at - length, at) };
  });
  return at === bytes.length ? pictures : undefined;
}
