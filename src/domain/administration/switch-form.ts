import { z } from 'zod';
import { INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, inBoth, NEEDED, words } from '#domain/shared/form.ts';
import { BANNER_LENGTH, type BannerText, type SwitchName } from './switches.ts';

// Apart from switches.ts, so that the browser knows the switches without carrying zod (decision 0031).

/** What is sent to turn a switch; the banner's line stays as it was unless told. */
export const switchForm = form({ isOn: z.boolean(NEEDED), text: inBoth(words(BANNER_LENGTH, INVISIBLE_IN_NAME)).optional() });
export type SwitchForm = z.output<typeof switchForm>;

/** Why a switch may not be turned so: only the banner has a line, and without one it cannot be shown. */
export function checkSwitch(name: SwitchName, form: SwitchForm, stored: BannerText | null): 'unknown-field' | 'required' | undefined {
  if (name !== 'banner') return form.text === undefined ? undefined : 'unknown-field';
  return form.isOn && form.text === undefined && stored === null ? 'required' : undefined;
}
