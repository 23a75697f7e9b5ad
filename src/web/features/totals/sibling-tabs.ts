import { siblingTotals } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import type { Total } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';

/**
 * Returns the related totals as tabs, named by the short names of their rules. `current` is the total shown, if any.
 */
export function siblingTabs(catalogue: Catalogue, total: Total, current: Total | undefined, locale: Language) {
  const t = translate(locale, 'totals');
  const items = siblingTotals(catalogue, total).map((sibling) => ({
    href: localePath(locale, totalRoute(sibling.id)),
    label: inLanguage(catalogue.rules.get(sibling.id)?.short ?? sibling.name, locale),
    current: sibling.id === current?.id,
  }));
  return { label: t('siblings'), items };
}
