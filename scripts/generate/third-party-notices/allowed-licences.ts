// Licences (SPDX) that have been reviewed. THIRD_PARTY_NOTICES.md and the licence texts of the build meet their conditions.
const SHIPPED = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Unlicense', 'Apache-2.0', 'Python-2.0', 'OFL-1.1'];
// Conditions for changed copies only, which we do not make: web-push, the data of caniuse, libvips.
const SHIPPED_UNCHANGED = ['MPL-2.0', 'CC-BY-4.0', 'LGPL-3.0-or-later'];
// Only in tools that no user receives.
const TOOLS = ['BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0', 'Zlib'];

/** Returns whether each licence in an SPDX expression is allowed: in packages that are shipped, or also in tools. */
export function isAllowedLicence(expression: string, use: 'shipped' | 'tool'): boolean {
  const allowed = new Set([...SHIPPED, ...SHIPPED_UNCHANGED, ...(use === 'tool' ? TOOLS : [])]);
  return expression
    .replaceAll(/[()]/g, '')
    .split(/ AND | OR /)
    .every((licence) => allowed.has(licence));
}
