/** Licences under which a site may publish its dumps, by SPDX identifier. */
export const LICENCES = {
  'CC0-1.0': { title: 'Creative Commons Zero 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'CC-BY-4.0': { title: 'Creative Commons Attribution 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { title: 'Creative Commons Attribution-ShareAlike 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
  'CC-BY-NC-SA-4.0': {
    title: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0',
    url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  },
  'ODbL-1.0': { title: 'Open Database License 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
} as const;

export type LicenceId = keyof typeof LICENCES;
export const LICENCE_IDS = Object.keys(LICENCES) as [LicenceId, ...LicenceId[]];
