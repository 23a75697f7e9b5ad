import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { NODES, type NodeNumber, nodeUser, pathsIn } from './layout.ts';

const isMounted = (path: string): boolean => spawnSync('mountpoint', ['-q', path]).status === 0;
const filler = (folder: string, node: NodeNumber): string => join(pathsIn(folder).disk(node), 'filler');

/** Gives a node a disk of its own: a file system in a sparse file, such as 1G, that can fill up without harm to others. */
export function mountDisk(folder: string, node: NodeNumber, size: string): void {
  const [disk, image] = [pathsIn(folder).disk(node), join(folder, `n${node}.img`)];
  if (isMounted(disk)) return;
  if (!existsSync(image)) {
    execFileSync('truncate', ['-s', size, image]);
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
  }
  execFileSync('mount', ['-o', 'loop', image, disk]);
  chownSync(disk, nodeUser(node).id, nodeUser(node).id);
}

/** Fills a node's own disk to the last block. Throws when it has none. */
export function fillDisk(folder: string, node: NodeNumber): void {
  const disk = pathsIn(folder).disk(node);
  if (!isMounted(disk)) throw new Error(`n${node} has no disk of its own: npm run cluster -- up --disk-size 1G`);
  const { bavail, bsize } = statfsSync(disk);
  spawnSync('fallocate', ['-l', String(bavail * bsize), filler(folder, node)]); // fails when PostgreSQL was faster; the disk is full then
  spawnSync('dd', ['if=/dev/zero', `of=${filler(folder, node)}`, 'bs=4k', 'oflag=append', 'conv=notrunc']);
}

/** Removes what fillDisk has written. */
export const freeDisk = (folder: string, node: NodeNumber): void => rmSync(filler(folder, node), { force: true });

/** Unmounts the disks of all nodes. */
export function unmountDisks(folder: string): void {
  for (const node of NODES) {
    const disk = pathsIn(folder).disk(node);
    if (existsSync(disk) && isMounted(disk)) execFileSync('umount', [disk]);
  }
}
