import type { Language } from '#domain/shared/language.ts';
import { translate } from './translate.ts';

/** Returns the texts for the pagination links. */
export function pagingWords(locale: Language) {
  const t = translate(locale, 'shell.paging');
  return { label: t('label'), previous: t('previous'), next: t('next'), page: (page: number) => t('page', { page }) };
}
