import { z } from 'zod';
import { INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, inAllLanguages, NEEDED, words } from '#domain/shared/form.ts';
import type { Localised } from '#domain/shared/language.ts';
import { BANNER_LENGTH, type SwitchName } from './switches.ts';

// This form is separate from switches.ts so that the browser can use the switches without bundling zod (decision
// 0031).

/** The request body for changing a switch. Without a text, the banner's text does not change. */
export const switchForm = form({ isOn: z.boolean(NEEDED), text: inAllLanguages(words(BANNER_LENGTH, INVISIBLE_IN_NAME)).optional() });
export type SwitchForm = z.output<typeof switchForm>;

/**
 * Returns why a change to a switch is invalid. Only the banner has a text, and it cannot be switched on without one.
 */
export function checkSwitch(name: SwitchName, form: SwitchForm, stored: Localised | null): 'unknown-field' | 'required' | undefined {
  if (name !== 'banner') return form.text === undefined ? undefined : 'unknown-field';
  return form.isOn && form.text === undefined && stored === null ? 'required' : undefined;
}
