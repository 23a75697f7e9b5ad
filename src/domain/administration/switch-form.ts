import { z } from 'zod';
import { countCharacters, INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { BANNER_LENGTH, type BannerText, type SwitchName } from './switches.ts';

// Apart from switches.ts, so that the browser knows the switches without carrying zod (decision 0031).
const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });
const missing = { error: (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };
const line = z
  .string(missing)
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', { error: 'required', abort: true })
  .refine((text) => countCharacters(text, BANNER_LENGTH) <= BANNER_LENGTH, { error: 'too-long', abort: true })
  .refine((text) => !INVISIBLE_IN_NAME.test(text), 'forbidden-character');

/** What is sent to turn a switch; the banner's line stays as it was unless told. */
export const switchForm = form({ isOn: z.boolean(missing), text: form({ en: line, ja: line }).optional() });
export type SwitchForm = z.output<typeof switchForm>;

/** Why a switch may not be turned so: only the banner has a line, and without one it cannot be shown. */
export function checkSwitch(name: SwitchName, form: SwitchForm, stored: BannerText | null): 'unknown-field' | 'required' | undefined {
  if (name !== 'banner') return form.text === undefined ? undefined : 'unknown-field';
  return form.isOn && form.text === undefined && stored === null ? 'required' : undefined;
}
