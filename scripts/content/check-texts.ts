import type { ContentFiles } from './content-files.ts';
import { createWordFinder } from './forbidden-words.ts';
import type { Report } from './report.ts';

const HOST = /(?:https?:|\bwww\.|localhost|\b\d{1,3}(?:\.\d{1,3}){3}\b)/i;
const MACHINE_PATH = /(?:^|[\s"'(`])\/(?:home|tmp|work|farm|usr|var|etc|root|Users)\//;

const hasForbiddenWord = createWordFinder();

/**
 * Checks the catalogue and the locales for forbidden words, and the catalogue files for hosts, machine paths and wrong
 * line endings.
 */
export function checkTexts(report: Report, { texts, catalogue, locales }: ContentFiles): void {
  for (const [where, text] of stringsIn({ catalogue, locales }, 'content')) {
    report.ok(!hasForbiddenWord(text), `${where}: contains a forbidden word`);
  }
  for (const { name, text } of texts) {
    report.ok(!HOST.test(text), `${name}: host or address`);
    report.ok(!MACHINE_PATH.test(text), `${name}: machine path`);
    report.ok(text.endsWith('\n') && !text.includes('\r') && !text.startsWith('\ufeff'), `${name}: line ends`);
  }
}

/** Returns every string inside a JSON value, together with its path. */
export function stringsIn(value: unknown, path: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`));
}
