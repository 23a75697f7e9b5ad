import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, nameOf, productionFolders } from './production-packages.ts';

const LICENCE_FILE = /^(?:licen[cs]e|copying|copyright|notice)(?:[.-].*)?$/i;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Returns the licence and notice files of all installed production packages, each text once, below the names of its
 * packages. The built site contains only those files of a package that it loads, so its licences are shipped as this text.
 */
export function licenceTexts(lock: Lock, root = '.'): string {
  const packages = productionFolders(lock)
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) => {
      const { version, license } = lock.packages[folder] ?? {};
      return { label: `${nameOf(folder)} ${version} (${license})`, texts: textsIn(join(root, folder)) };
    });
  const byText = Map.groupBy(
    packages.flatMap(({ label, texts }) => texts.map((text) => ({ label, text }))),
    ({ text }) => text,
  );
  const sections = [...byText].map(([text, uses]) => `${listOf(uses)}\n\n${text}`);
  const withoutText = `These packages name their licence only in their package.json:\n${listOf(packages.filter(({ texts }) => texts.length === 0))}`;
  return `${[...sections, withoutText].join(RULE)}\n`;
}

const listOf = (packages: readonly { readonly label: string }[]): string => [...new Set(packages.map(({ label }) => label))].join('\n');

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
