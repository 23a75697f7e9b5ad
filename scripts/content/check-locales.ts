import { checkPlurals } from './check-plurals.ts';
import { stringsIn } from './check-texts.ts';
import type { ContentFiles } from './content-files.ts';
import { icuArguments } from './icu-arguments.ts';
import type { Report } from './report.ts';

/** Checks that both languages have the same messages with the same arguments and tags. */
export function checkLocales(report: Report, { en, ja }: ContentFiles['locales']): void {
  const english = new Map(stringsIn(en, 'en').map(([path, text]) => [path.slice(3), text]));
  const japanese = new Map(stringsIn(ja, 'ja').map(([path, text]) => [path.slice(3), text]));
  checkPlurals(report, english);
  for (const key of new Set([...english.keys(), ...japanese.keys()])) {
    const [enText, jaText] = [english.get(key), japanese.get(key)];
    report.ok(enText !== undefined && enText !== '', `locales: ${key} has no English text`);
    report.ok(jaText !== undefined && jaText !== '', `locales: ${key} has no Japanese text`);
    if (enText && jaText) checkArguments(report, key, enText, jaText);
  }
}

function checkArguments(report: Report, key: string, en: string, ja: string): void {
  try {
    const [left, right] = [icuArguments(en).join(', '), icuArguments(ja).join(', ')];
    report.ok(left === right, `locales: ${key} takes (${left}) in English and (${right}) in Japanese`);
  } catch (cause) {
    report.ok(false, `locales: ${key}: ${cause instanceof Error ? cause.message : String(cause)} in "${en}" or "${ja}"`);
  }
}
