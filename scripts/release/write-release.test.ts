import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSigner } from '#data/gateways/minisign.ts';
import { writeRelease } from './write-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'stargrass-release-'));
const repository = join(folder, 'repository');
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  const project = { name: 'stargrass', version: '9.8.7', license: 'MIT', dependencies: { a: '1.0.0' } };
  const a = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' };
  mkdirSync(join(repository, 'node_modules/a'), { recursive: true });
  const files = {
    'package.json': JSON.stringify(project),
    'package-lock.json': JSON.stringify({ ...project, lockfileVersion: 3, packages: { '': project, 'node_modules/a': a } }),
    'THIRD_PARTY_NOTICES.md': '# Third-party notices\n',
    'node_modules/a/LICENSE': 'licence of a',
    '.gitignore': 'node_modules/\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(repository, file), text);
  run(repository, 'git', 'init', '--quiet');
  run(repository, 'git', 'add', '.');
  run(repository, 'git', '-c', 'user.name=a', '-c', 'user.email=a@example.test', 'commit', '--quiet', '--message=Add files');
  writeFileSync(join(repository, 'THIRD_PARTY_NOTICES.md'), 'not committed');

  run(folder, 'minisign', '-G', '-W', '-p', 'key.pub', '-s', 'key.sec');
  const signer = openSigner(readFileSync(join(folder, 'key.sec'), 'utf8').split('\n')[1] ?? '');
  for (const target of [first, second]) {
    mkdirSync(target);
    writeFileSync(join(target, 'images.tar.gz'), 'images');
    await writeRelease(repository, target, signer);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a release contains sources, packages, notices, licences, checksums and their signature', () => {
  expect(readdirSync(first).sort()).toEqual([
    ...['SHA256SUMS', 'SHA256SUMS.minisig', 'THIRD_PARTY_LICENCES.txt', 'THIRD_PARTY_NOTICES.md', 'images.tar.gz'],
    ...['stargrass-9.8.7.cdx.json', 'stargrass-9.8.7.tar.gz'],
  ]);
  expect(run(first, 'tar', '-tzf', 'stargrass-9.8.7.tar.gz')).toContain('stargrass-9.8.7/package-lock.json\n');
  expect(readFileSync(join(first, 'THIRD_PARTY_NOTICES.md'), 'utf8')).toBe('# Third-party notices\n');
  expect(readFileSync(join(first, 'THIRD_PARTY_LICENCES.txt'), 'utf8')).toContain('a 1.0.0 (MIT)\n\nlicence of a');
});

test('two releases of one commit are identical', () => {
  for (const file of readdirSync(first)) expect(readFileSync(join(second, file)).equals(readFileSync(join(first, file))), file).toBe(true);
});

test('sha256sum and minisign verify a release and refuse a changed file', () => {
  const publicKey = join(folder, 'key.pub');
  const version = new RegExp(`stargrass 9\\.8\\.7 ${run(repository, 'git', 'rev-parse', 'HEAD').trim()}`);
  expect(run(first, 'minisign', '-V', '-m', 'SHA256SUMS', '-p', publicKey)).toMatch(version);
  expect(run(first, 'sha256sum', '--check', 'SHA256SUMS').trim().split('\n')).toHaveLength(5);
  const changed = join(folder, 'changed');
  cpSync(first, changed, { recursive: true });
  writeFileSync(join(changed, 'images.tar.gz'), 'other images');
  expect(() => run(changed, 'sha256sum', '--check', 'SHA256SUMS')).toThrow();
  writeFileSync(join(changed, 'SHA256SUMS'), '');
  expect(() => run(changed, 'minisign', '-V', '-m', 'SHA256SUMS', '-p', publicKey)).toThrow();
});

test('a folder with files of another version is refused, and a signature of earlier checksums is deleted', async () => {
  const target = join(folder, 'third');
  mkdirSync(target);
  writeFileSync(join(target, 'SHA256SUMS.minisig'), 'old');
  await writeRelease(repository, target);
  expect(readdirSync(target)).not.toContain('SHA256SUMS.minisig');
  writeFileSync(join(target, 'stargrass-9.8.6.tar.gz'), 'old');
  await expect(writeRelease(repository, target)).rejects.toThrow('stargrass-9.8.6.tar.gz');
});
