import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSigningKey, openSigner, verifySignature } from './minisign.ts';

const folder = mkdtempSync(join(tmpdir(), 'stargrass-minisign-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs Debian's minisign (scripts/setup.sh installs it). */
function minisign(...args: string[]): string {
  try {
    return execFileSync('minisign', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error('minisign is missing: run apt-get install minisign');
    throw error;
  }
}

const content = Buffer.from('0123  records.jsonl.gz\n');

test("Debian's minisign verifies a signature and its trusted comment", () => {
  minisign('-G', '-W', '-p', 'key.pub', '-s', 'key.sec');
  const signer = openSigner(readFileSync(join(folder, 'key.sec'), 'utf8').split('\n')[1] ?? '');
  expect(readFileSync(join(folder, 'key.pub'), 'utf8')).toContain(signer.publicKey);
  writeFileSync(join(folder, 'SHA256SUMS'), content);
  writeFileSync(join(folder, 'SHA256SUMS.minisig'), signer.sign(content, 'dump 2026-11-18'));
  expect(minisign('-V', '-m', 'SHA256SUMS', '-P', signer.publicKey)).toContain('dump 2026-11-18');
  writeFileSync(join(folder, 'SHA256SUMS'), 'something else');
  expect(() => minisign('-V', '-m', 'SHA256SUMS', '-P', signer.publicKey)).toThrow();
});

test("verifySignature accepts minisign's own signature and refuses every change to it", () => {
  minisign('-G', '-W', '-f', '-p', 'key.pub', '-s', 'key.sec');
  writeFileSync(join(folder, 'file'), content);
  minisign('-S', '-H', '-s', 'key.sec', '-m', 'file', '-t', 'trusted');
  const signature = readFileSync(join(folder, 'file.minisig'), 'utf8');
  const publicKey = readFileSync(join(folder, 'key.pub'), 'utf8').split('\n')[1] ?? '';
  expect(verifySignature(publicKey, content, signature)).toBe('trusted');
  expect(verifySignature(publicKey, Buffer.from('other'), signature)).toBeUndefined();
  expect(verifySignature(publicKey, content, signature.replace('trusted comment: trusted', 'trusted comment: forged'))).toBeUndefined();
  expect(verifySignature(publicKey, content, '')).toBeUndefined();
});

test('a key that is encrypted, damaged or no key at all is refused', () => {
  minisign('-G', '-W', '-f', '-p', 'key.pub', '-s', 'key.sec');
  const key = Buffer.from(readFileSync(join(folder, 'key.sec'), 'utf8').split('\n')[1] ?? '', 'base64');
  expect(isSigningKey(key.toString('base64'))).toBe(true);
  const damaged = Buffer.from(key);
  damaged[100] = (damaged[100] ?? 0) ^ 1;
  const encrypted = Buffer.from(key);
  encrypted.write('Sc', 2, 'latin1');
  for (const wrong of [damaged, encrypted, Buffer.from('RWQ')]) expect(isSigningKey(wrong.toString('base64'))).toBe(false);
});
