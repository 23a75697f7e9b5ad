import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Lock, productionFolders } from '#scripts/generate/third-party-notices/production-packages.ts';

/** A commit whose packages are listed. `date` is its time in ISO 8601. */
export type ReleasedCommit = { readonly id: string; readonly date: string; readonly manifest: Manifest; readonly lock: Lock };
export type Manifest = { readonly version: string; readonly overrides?: unknown };

type Sbom = { serialNumber: string; metadata: { timestamp: string } };

/**
 * Returns the CycloneDX list of all production packages of every platform, by npm from the lock file. The same commit
 * and version of npm always give the same text.
 */
export function createSbom(commit: ReleasedCommit): string {
  const sbom = JSON.parse(runNpm(commit)) as Sbom;
  sbom.serialNumber = `urn:uuid:${uuidOf(commit.id)}`; // npm draws one at random
  sbom.metadata.timestamp = new Date(commit.date).toISOString();
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** Removes development tools from a lock file, because `npm sbom --omit dev` also drops packages that both the site and a tool need, such as React. */
function withoutTools(lock: Lock): Lock {
  const { devDependencies: _, ...project } = (lock.packages[''] ?? {}) as Record<string, unknown>;
  const needed = productionFolders(lock).map((folder) => [folder, lock.packages[folder] ?? {}] as const);
  return { ...lock, packages: { '': project, ...Object.fromEntries(needed) } };
}

function runNpm({ manifest, lock }: ReleasedCommit): string {
  const production = withoutTools(lock);
  const folder = mkdtempSync(join(tmpdir(), 'stargrass-sbom-'));
  try {
    const project = join(folder, 'stargrass'); // npm takes the name from the folder
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify({ ...production.packages[''], overrides: manifest.overrides }));
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(production));
    const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
    return execFileSync('npm', args, { cwd: project, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a UUID of version 8 (RFC 9562) that depends only on the text. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
