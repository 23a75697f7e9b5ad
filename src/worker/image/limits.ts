import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { DECODE_WITHIN_BYTES } from '#domain/evidence/image-rules.ts';

/**
 * Lowers the priority of this process below that of the web server and, on Linux, limits its memory. Node.js reserves
 * far more memory than it uses, so the limit is the current reservation plus the memory that may still be used.
 */
export function limitThisProcess(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  if (process.platform !== 'linux') return;
  const status = readFileSync('/proc/self/status', 'utf8');
  const bytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) * 1024;
  const limit = bytes('VmData') + DECODE_WITHIN_BYTES - bytes('VmRSS');
  execFileSync('prlimit', ['--pid', String(process.pid), `--data=${limit}`, '--core=0']);
}
