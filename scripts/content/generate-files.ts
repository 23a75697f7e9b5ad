import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, SEEDED_PARTS } from './content-files.ts';
import { type GeneratedFile, generateTexts, importedTexts } from './generate-texts.ts';
import type { Report } from './report.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Returns all source files that are generated from the content. */
export const generateFiles = ({ locales }: ContentFiles): GeneratedFile[] => [
  ...generateTexts(locales),
  { path: 'src/data/seeds/generated-content.ts', text: importedTexts('OWN_SEED_TEXTS', locales, SEEDED_PARTS) },
];

/** Checks that the generated files in the checkout are those of the current content. */
export function checkGenerated(report: Report, files: ContentFiles): void {
  for (const { path, text } of generateFiles(files)) {
    const file = join(ROOT, path);
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === text;
    report.ok(isCurrent, `${path} is not current: run \`npm run content:build\``);
  }
}
