import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { openPage } from './open-page.ts';

/** A page with little to load. */
export const SHORT_PAGE = '/terms';

const FIELD = { en: 'Search stages, glossary, players', ja: 'ステージ・用語集・プレイヤーを検索' };

/** Returns the field of the search dialog. */
export const searchField = (page: Page, locale: Language = 'en') => page.getByRole('combobox', { name: FIELD[locale] });

/** Returns the result that Enter opens. */
export const chosenOption = (page: Page) => page.getByRole('option', { selected: true });

/** Opens a page and its search dialog. */
export async function openSearch(page: Page, locale: Language = 'en'): Promise<void> {
  await openPage(page, localePath(locale, SHORT_PAGE));
  await page.keyboard.press('Control+k');
  await expect(searchField(page, locale)).toBeFocused();
}
