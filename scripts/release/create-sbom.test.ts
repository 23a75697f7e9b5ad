import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { type Lock, nameOf, productionFolders } from '#scripts/generate/third-party-notices/production-packages.ts';
import { createSbom, type Manifest } from './create-sbom.ts';

type Component = { readonly name: string; readonly version: string; readonly hashes: unknown; readonly licenses: unknown };
type Sbom = { readonly metadata: { readonly component: Component }; readonly components: readonly Component[] };

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const commit = { id: '0123456789abcdef', date: '2026-11-18T21:00:00+09:00', manifest, lock };
const text = createSbom(commit);
const sbom = JSON.parse(text) as Sbom;

/** Compiles the official schema, which the CycloneDX library ships. */
function officialSchema() {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@cyclonedx/cyclonedx-library/package.json'))), 'res/schema');
  const schema = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as object;
  const ajv = new Ajv({ strict: false, formats: { 'iri-reference': true, 'idn-email': true } });
  addFormats.default(ajv);
  for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json']) {
    ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}`);
  }
  return ajv.compile(schema('bom-1.5.SNAPSHOT.schema.json'));
}

test('the list of packages is valid CycloneDX 1.5', () => {
  const validate = officialSchema();
  expect(validate(sbom), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...sbom, serialNumber: 'something else' })).toBe(false);
  expect(validate({ ...sbom, components: [{ type: 'library' }] })).toBe(false);
});

test('it names exactly the production packages of the lock file, with hash and licence', () => {
  const expected = productionFolders(lock).map((folder) => `${nameOf(folder)}@${lock.packages[folder]?.version}`);
  const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.toSorted()).toEqual([...new Set(expected)].sort());
  expect(listed).toContainEqual(expect.stringMatching(/^react@/));
  expect(listed).not.toContainEqual(expect.stringMatching(/^(?:vitest|typescript|playwright)@/));
  expect(sbom.components.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
  expect(sbom.metadata.component).toMatchObject({ name: 'stargrass', type: 'application' });
});

test('the text depends only on the commit, which decides the serial number and the time', () => {
  const again = createSbom({ ...commit, id: 'fedcba9876543210' });
  const serialNumber = /"serialNumber": "urn:uuid:.+"/;
  expect(again).not.toBe(text);
  expect(again.replace(serialNumber, '')).toBe(text.replace(serialNumber, ''));
  expect(text).toContain('"timestamp": "2026-11-18T12:00:00.000Z"');
});
