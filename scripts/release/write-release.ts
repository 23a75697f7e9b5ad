import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Signer } from '#data/gateways/minisign.ts';
import { licenceTexts } from '#scripts/generate/third-party-notices/licence-texts.ts';
import type { Lock } from '#scripts/generate/third-party-notices/production-packages.ts';
import { createSbom, type Manifest } from './create-sbom.ts';

const SUMS = 'SHA256SUMS';
const SIGNATURE = `${SUMS}.minisig`;

/**
 * Writes the files of a release of the commit `HEAD` of a repository whose packages are installed: sources, list of
 * packages, notices, licence texts, checksums and, with a signer, their signature. The checksums include files that are
 * already in the folder, such as images. Throws if one of them is of another version. Returns the names of all files.
 */
export async function writeRelease(repository: string, folder: string, signer?: Signer): Promise<string[]> {
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 1e8 });
  const [id = '', date = ''] = git('show', '--no-patch', '--format=%H %cI', 'HEAD').trim().split(' ');
  const manifest = JSON.parse(git('show', `${id}:package.json`)) as Manifest;
  const lock = JSON.parse(git('show', `${id}:package-lock.json`)) as Lock;
  const name = `stargrass-${manifest.version}`;
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  mkdirSync(folder, { recursive: true });
  const others = readdirSync(folder).filter(
    (file) => file.startsWith('stargrass-') && !file.startsWith(`${name}.`) && !file.startsWith(`${name}-images.`),
  );
  if (others.length > 0) throw new Error(`${folder} has files of another version: ${others.join(', ')}`);
  rmSync(join(folder, SIGNATURE), { force: true }); // it would belong to other checksums
  // GNU gzip without name and time, because its output does not depend on the version of git or Node.js.
  const archive = ['archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${resolve(folder, `${name}.tar.gz`)}`, id];
  git('-c', 'tar.tar.gz.command=gzip -cn', ...archive);
  write(`${name}.cdx.json`, createSbom({ id, date, manifest, lock }));
  write('THIRD_PARTY_NOTICES.md', git('show', `${id}:THIRD_PARTY_NOTICES.md`));
  write('THIRD_PARTY_LICENCES.txt', licenceTexts(lock, repository));

  const files = readdirSync(folder)
    .filter((file) => file !== SUMS && file !== SIGNATURE)
    .sort();
  const lines = await Promise.all(files.map(async (file) => `${await hashOf(join(folder, file))}  ${file}\n`));
  write(SUMS, lines.join(''));
  if (!signer) return [...files, SUMS];
  write(SIGNATURE, signer.sign(Buffer.from(lines.join('')), `stargrass ${manifest.version} ${id}`));
  return [...files, SUMS, SIGNATURE];
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
