import { getTranslations } from 'next-intl/server';

/** What the links between the pages of a list say. */
export async function pagingWords() {
  const t = await getTranslations('frame.paging');
  return { label: t('label'), previous: t('previous'), next: t('next'), page: (page: number) => t('page', { page }) };
}
