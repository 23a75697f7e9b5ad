/** The relevant part of package-lock.json: packages by installation folder. */
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };
type LockedPackage = { readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean };

export const HEADING = '## Every package of production';

const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');
const isShipped = ([folder, { dev, devOptional }]: [string, LockedPackage]): boolean => folder !== '' && !dev && !devOptional;

/** Returns the names of the production packages for all platforms, grouped by licence, most common licence first. */
export function packagesByLicence({ packages }: Lock): [licence: string, names: string[]][] {
  const found = Map.groupBy(Object.entries(packages).filter(isShipped), ([, { license }]) => license ?? 'unknown');
  return [...found]
    .map(([licence, entries]): [string, string[]] => [licence, [...new Set(entries.map(([folder]) => nameOf(folder)))].sort()])
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
