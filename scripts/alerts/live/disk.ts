import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { writeText } from './write-text.ts';

const ORDINARY_SHARE = 0.1;

/** The disk that the alerts watch. */
export type Disk = {
  readonly mountPoint: string;
  /** Whether it is a mounted file system. Otherwise its size is a written metric. */
  readonly isReal: boolean;
  /** Fills the disk up to this share. */
  fill(share?: number): void;
  remove(): void;
};

/** Mounts a file system of 64 MB, or writes the metrics of one into `texts` where mounting is not permitted. */
export function openDisk(folder: string, texts: string): Disk {
  const mountPoint = join(folder, 'disk');
  mkdirSync(mountPoint);
  const isReal = mount(join(folder, 'disk.img'), mountPoint);
  const fill = (share = ORDINARY_SHARE) =>
    isReal ? fillMounted(mountPoint, share) : writeText(texts, 'disk', describe(mountPoint, share));
  fill();
  return { mountPoint, isReal, fill, remove: () => void (isReal && execFileSync('umount', [mountPoint])) };
}

function mount(image: string, mountPoint: string): boolean {
  try {
    execFileSync('truncate', ['-s', '64M', image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' });
    execFileSync('mount', ['-o', 'loop', image, mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fillMounted(mountPoint: string, share: number): void {
  const filler = join(mountPoint, 'filler');
  rmSync(filler, { force: true });
  const { blocks, bavail, bsize } = statfsSync(mountPoint);
  const bytes = Math.floor((share * blocks - (blocks - bavail)) * bsize);
  if (bytes > 0) execFileSync('fallocate', ['-l', String(bytes), filler]);
}

const describe = (mountPoint: string, share: number): string[] => [
  ...describeSize('avail_bytes', 'Filesystem space available to non-root users in bytes.', mountPoint, 1 - share),
  ...describeSize('size_bytes', 'Filesystem size in bytes.', mountPoint, 1),
];

// The help texts are those of node exporter, because it refuses a metric with two help texts.
const describeSize = (name: string, help: string, mountPoint: string, share: number): string[] => [
  `# HELP node_filesystem_${name} ${help}`,
  `# TYPE node_filesystem_${name} gauge`,
  `node_filesystem_${name}{device="written",fstype="ext4",mountpoint="${mountPoint}"} ${Math.round(share * 1e9)}`,
];
