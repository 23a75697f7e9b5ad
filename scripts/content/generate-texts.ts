import { withFallback } from '#domain/shared/fallback-texts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/shared/language.ts';
import { type JsonFiles, SEEDED_PARTS } from './content-files.ts';

/** A generated source file: its path from the root of the checkout, and its text. */
export type GeneratedFile = { readonly path: string; readonly text: string };

type Locales = Readonly<Record<string, JsonFiles>>;

const NOT_ON_PAGES = [...SEEDED_PARTS, 'discord', 'mail'];
// Parts that the browser loads on demand, each in a module of its own so that a page contains only the loaders it uses.
const LOADED = [
  'account-menu',
  'integrations',
  'keywords',
  'menu',
  'post-result',
  'race',
  'ranking-sheets',
  'records',
  'search',
  'second-factor',
  'welcome',
];

const HEADER = '// Generated from content/locales by `npm run content:build`. Do not edit.\n';
const FOLDER = 'src/web/i18n/generated';

/** Generates the imports of all texts in `content/locales`, because bundlers only follow imports that are written out. */
export function generateTexts(locales: Locales): GeneratedFile[] {
  const parts = Object.keys(locales[DEFAULT_LANGUAGE] ?? {}).toSorted(); // 'account' before 'account-menu', as the linter wants imports
  const onPages = parts.filter((part) => !NOT_ON_PAGES.includes(part));
  return [
    { path: `${FOLDER}/messages.ts`, text: importedTexts('OWN_MESSAGES', locales, onPages) },
    { path: `${FOLDER}/failure.ts`, text: importedTexts('OWN_FAILURE_WORDS', locales, ['failure']) },
    { path: 'src/wiring/generated-texts.ts', text: importedTexts('OWN_TEXTS', locales, ['discord', 'log', 'mail', 'notifications']) },
    ...LOADED.map((part) => ({ path: `${FOLDER}/load-${part}.ts`, text: loadedTexts(locales, part) })),
  ];
}

export function importedTexts(name: string, locales: Locales, parts: readonly string[]): string {
  const own = LANGUAGES.map((language) => ({ language, parts: parts.filter((part) => locales[language]?.[part] !== undefined) }));
  const imports = own
    .toSorted((a, b) => (a.language < b.language ? -1 : 1)) // by path, as the linter wants imports
    .flatMap(({ language, parts: found }) =>
      found.map((part) => `import ${language}${pascal(part)} from '${fileOf(language, part)}' with { type: 'json' };`),
    );
  const groups = own.map(({ language, parts: found }) => {
    const lines = found.map((part) => `    ${camel(part)}: ${language}${pascal(part)},`);
    return lines.length === 0 ? `  ${language}: {},` : [`  ${language}: {`, ...lines, '  },'].join('\n');
  });
  return [HEADER + imports.join('\n'), '', `export const ${name} = {`, ...groups, '};', ''].join('\n');
}

// An incomplete file is loaded together with that of the default language.
function loadedTexts(locales: Locales, part: string): string {
  const languages = LANGUAGES.map((language) => {
    const own = locales[language]?.[part];
    const { missing } = withFallback(own, locales[DEFAULT_LANGUAGE]?.[part]);
    const needed = [...(own === undefined ? [] : [language]), ...(missing > 0 ? [DEFAULT_LANGUAGE] : [])];
    const loads = needed.map((each) => `() => import('${fileOf(each, part)}', { with: { type: 'json' } })`);
    return loads.length === 1
      ? `  ${language}: [${loads[0]}],`
      : [`  ${language}: [`, ...loads.map((load) => `    ${load},`), '  ],'].join('\n');
  });
  return [`${HEADER}export const LOADS = {`, ...languages, '};', ''].join('\n');
}

const fileOf = (language: string, part: string) => `#content/locales/${language}/${part}.json`;
const pascal = (part: string) => part.replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());
const camel = (part: string) => part.replace(/-(\w)/g, (_, initial: string) => initial.toUpperCase());
