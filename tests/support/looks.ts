import type { Locale } from '#web/i18n/locales.ts';

/** The screens that are looked at, in CSS pixels. */
export const SIZES = { desktop: { width: 1280, height: 900 }, tablet: { width: 768, height: 1024 }, mobile: { width: 390, height: 844 } };

/** How a screen is looked at. */
export type Look = {
  readonly locale: Locale;
  readonly size: keyof typeof SIZES;
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
};

const look = (locale: Look['locale'], size: Look['size'], theme: Look['theme']): Look => ({ locale, size, theme, viewport: SIZES[size] });

const ALL_LOOKS: readonly Look[] = (['en', 'ja'] as const).flatMap((locale) =>
  (['desktop', 'mobile'] as const).flatMap((size) => (['dark', 'light'] as const).map((theme) => look(locale, size, theme))),
);
/** Whether everything is looked at that is made alike, too: npm run test:e2e:full. */
export const isWhole = process.env.ALL_LOOKS === '1';

/** For the screens that visitors come for: each language in each theme, each theme at each size, each size in each language; or all eight. */
export const EVERY_PAIR: readonly Look[] = isWhole
  ? ALL_LOOKS
  : [look('en', 'desktop', 'dark'), look('en', 'mobile', 'light'), look('ja', 'desktop', 'light'), look('ja', 'mobile', 'dark')];

/** Two that differ in everything, for screens that are made like others; or all, and a tablet. */
export const LOOKS: readonly Look[] = isWhole
  ? [...ALL_LOOKS, look('en', 'tablet', 'dark')]
  : [look('en', 'desktop', 'dark'), look('ja', 'mobile', 'light')];
