import { type Lock, nameOf, productionFolders } from './production-packages.ts';

export const HEADING = '## Every package of production';

/** Returns the names of the production packages for all platforms, grouped by licence, most common licence first. */
export function packagesByLicence(lock: Lock): [licence: string, names: string[]][] {
  const found = Map.groupBy(productionFolders(lock), (folder) => lock.packages[folder]?.license ?? 'unknown');
  return [...found]
    .map(([licence, folders]): [string, string[]] => [licence, [...new Set(folders.map(nameOf))].sort()])
    .sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
}

/** Returns the generated last section of THIRD_PARTY_NOTICES.md. */
export function packageList(lock: Lock): string {
  const lists = packagesByLicence(lock).map(([licence, names]) => `**${licence}** (${names.length}): ${names.join(', ')}\n`);
  return [
    `${HEADING}\n`,
    'What the packages above bring along, of every platform. Written by `npm run third-party-notices` from `package-lock.json`, which has the versions.\n',
    ...lists,
  ].join('\n');
}
