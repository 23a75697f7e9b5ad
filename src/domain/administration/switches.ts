import type { Localised } from '#domain/shared/language.ts';

/** Features that an admin can switch on or off at runtime. */
export const SWITCH_NAMES = ['sign-up', 'posting', 'comments', 'uploads', 'read-only', 'banner'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];

export type SwitchRow = { readonly name: string; readonly isOn: boolean; readonly text: Localised | null };

/** The state of all switches. The value of the banner is its text, or null while it is off. */
export type Switches = Readonly<Record<Exclude<SwitchName, 'banner'>, boolean>> & { readonly banner: Localised | null };

/** The state of the switches before an admin changes any of them. */
export const DEFAULT_SWITCHES: Switches = {
  'sign-up': true,
  posting: true,
  comments: true,
  uploads: true,
  'read-only': false,
  banner: null,
};

/** Builds the state of all switches from the stored rows. A switch without a row has its default. */
export function switchesOf(rows: readonly SwitchRow[]): Switches {
  const stored = new Map(rows.map((row) => [row.name, row]));
  const isOn = (name: Exclude<SwitchName, 'banner'>) => stored.get(name)?.isOn ?? DEFAULT_SWITCHES[name];
  const banner = stored.get('banner');
  return {
    'sign-up': isOn('sign-up'),
    posting: isOn('posting'),
    comments: isOn('comments'),
    uploads: isOn('uploads'),
    'read-only': isOn('read-only'),
    banner: banner?.isOn ? banner.text : null,
  };
}

/** Retry-After in seconds for writes that are rejected in read-only mode, which usually lasts a few minutes. */
export const READ_ONLY_WAIT_SECONDS = 60;

export const BANNER_LENGTH = 160;

export const isSwitchName = (name: string): name is SwitchName => (SWITCH_NAMES as readonly string[]).includes(name);
