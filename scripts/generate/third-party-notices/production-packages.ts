/** The relevant part of package-lock.json: packages by installation folder; the project itself is under ''. */
export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };
export type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
type Names = Readonly<Record<string, string>>;

/** Returns the name of the package in an installation folder. */
export const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');

/**
 * Returns the folders of the packages that the site needs at run time, for all platforms. `npm ci --omit=dev` installs
 * more: development tools that a package names as an optional peer, such as Playwright and TypeScript.
 */
export function productionFolders({ packages }: Lock): string[] {
  const found = new Set<string>();
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const name of neededBy(packages[folder] ?? {})) {
      const needed = resolve(packages, folder, name);
      if (needed === undefined || found.has(needed)) continue;
      found.add(needed);
      open.push(needed);
    }
  }
  return [...found].sort();
}

function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Returns the folder from which a package in `folder` loads `name`: its own node_modules or the nearest one above. */
function resolve(packages: Lock['packages'], folder: string, name: string): string | undefined {
  const inside = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
  if (inside in packages) return inside;
  return folder === '' ? undefined : resolve(packages, folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
}
