import { LANGUAGES } from '#domain/shared/language.ts';
import { SIZES, type Variant } from '#tests/support/browser/variants.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';

const VIEWPORTS = [{ width: 320, height: 640 }, SIZES.mobile, SIZES.desktop];
const THEMES = ['dark', 'light'] as const;

const PUBLIC_PAGES = [
  ...['/', '/stage/201', '/total/1', '/ranking', '/records', '/user/andante', '/limited/211105', '/calendar', '/keyword', '/guide/201'],
  ...['/post?stage=201', '/auth/login'],
];

/** The core screens of each kind of reader, which are the default pages. */
export const CORE_PAGES = {
  visitor: PUBLIC_PAGES,
  player: ['/dashboard', '/notifications', '/auth/settings', '/stage/201', '/post?stage=201'],
  moderator: ['/moderation', '/log'],
} as const;
export type Reader = keyof typeof CORE_PAGES;

export const isReader = (text: string): text is Reader => Object.hasOwn(CORE_PAGES, text);

/** The shots of one browser window: a width in a theme. `file` is relative to the repository. */
export type ShotGroup = Pick<Variant, 'theme' | 'viewport'> & {
  readonly shots: readonly { readonly path: string; readonly file: string }[];
};

/** Plans a shot of every page in every width, theme and language. A language prefix of a page is ignored. */
export const planShots = (reader: Reader, pages: readonly string[] = CORE_PAGES[reader]): ShotGroup[] =>
  VIEWPORTS.flatMap((viewport) =>
    THEMES.map((theme) => ({
      theme,
      viewport,
      shots: pages.map(withoutLocale).flatMap((page) =>
        LANGUAGES.map((locale) => ({
          path: localePath(locale, page),
          file: `shots/${reader}/${nameOf(page)}.${viewport.width}.${theme}.${locale}.png`,
        })),
      ),
    })),
  );

const nameOf = (page: string): string => page.match(/[\p{L}\p{N}_]+/gu)?.join('-') ?? 'home';
