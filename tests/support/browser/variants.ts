import type { Language } from '#domain/shared/language.ts';
import { isFull } from '#tests/support/rounds.ts';

/** Window sizes in CSS pixels. */
export const SIZES = { desktop: { width: 1280, height: 900 }, tablet: { width: 768, height: 1024 }, mobile: { width: 390, height: 844 } };

/** One variant of a screen: language, size and theme. */
export type Variant = {
  readonly locale: Language;
  readonly size: keyof typeof SIZES;
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
};

type VariantName = `${Language}, ${'desktop' | 'mobile'}, ${Variant['theme']}`;

export const variantName = ({ locale, size, theme }: Variant): string => `${locale}, ${size}, ${theme}`;

const ALL: readonly Variant[] = (['en', 'ja'] as const).flatMap((locale) =>
  (['desktop', 'mobile'] as const).flatMap((size) =>
    (['dark', 'light'] as const).map((theme) => ({ locale, size, theme, viewport: SIZES[size] })),
  ),
);

/**
 * Returns the variants in which a screen is tested: the named ones in the merge gate, and all eight with FULL=1. Test
 * files name different variants, so that the gate covers every language, size and theme.
 */
export const variants = (...gate: readonly VariantName[]): readonly Variant[] =>
  isFull ? ALL : ALL.filter((variant) => (gate as readonly string[]).includes(variantName(variant)));
