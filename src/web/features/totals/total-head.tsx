import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { gameRoute } from '#domain/catalogue/routes.ts';
import { SITE_SERIES, type Total } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ChoiceLink } from '#web/ui/nav/choice-link.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { TabbedHead } from '#web/ui/nav/tabbed-head.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';

type Props = { catalogue: Catalogue; total: Total; lead: string; tabs: { label: string; items: readonly ChoiceLink[] }; locale: Language };

/** Renders the header of a total, with links to related totals. */
export function TotalHead({ catalogue, total, lead, tabs, locale }: Props) {
  const t = translate(locale, 'totals');
  const series = inLanguage(catalogue.series.get(total.series)?.short, locale) ?? '';
  const hub = total.series === SITE_SERIES ? {} : { href: localePath(locale, gameRoute(total.series)) };
  return (
    <TabbedHead
      seed={total.id}
      seriesToken={seriesToken(total.series)}
      over={<Crumbs label={t('breadcrumb')} items={[{ label: series, ...hub }, { label: t('crumb') }]} />}
      title={inLanguage(total.name, locale)}
      lead={lead}
      tabs={tabs}
    />
  );
}
