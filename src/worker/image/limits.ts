import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { DECODE_WITHIN_BYTES } from '#domain/evidence/image-rules.ts';

/**
 * Lets this process use so much memory and no more, behind the web's work. Linux only: there the kernel refuses memory beyond the
 * limit, whoever asks for it. Node reserves far more than it uses, so the limit is what is reserved now and what is left.
 */
export function limitThisProcess(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  if (process.platform !== 'linux') return;
  const status = readFileSync('/proc/self/status', 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
  const limit = bytes('VmData') + DECODE_WITHIN_BYTES - bytes('VmRSS');
  execFileSync('prlimit', ['--pid', String(process.pid), `--data=${limit}`, '--core=0']);
}
