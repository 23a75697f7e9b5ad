import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { seriesCards } from '#domain/catalogue/series-cards.ts';
import { FEED_KINDS } from '#domain/rankings/feeds/feed-kind.ts';
import type { FeedFilter } from '#domain/rankings/feeds/is-in-feed.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import { feedHref } from './feed-href.ts';
import styles from './feed-page.module.css';

type Props = { list: 'records' | 'entries'; filter: FeedFilter; catalogue: Catalogue; locale: Language };

/** Renders the filters by kind and by series. Each filter option is a link. */
export function FeedFilters({ list, filter, catalogue, locale }: Props) {
  const t = translate(locale, 'feeds.filters');
  const href = (to: FeedFilter) => localePath(locale, feedHref(list, to));
  const series = seriesCards(catalogue).map(({ series: { id, name } }) => ({
    label: inLanguage(name, locale),
    href: href({ ...filter, series: id }),
    current: filter.series === id,
  }));
  const all = { label: t('allSeries'), href: href({ ...filter, series: undefined }), current: filter.series === undefined };
  return (
    <div className={styles.filters}>
      {list === 'records' && (
        <SegmentedLinks
          label={t('kind')}
          items={FEED_KINDS.map((kind) => ({ label: t(`kinds.${kind}`), href: href({ ...filter, kind }), current: filter.kind === kind }))}
        />
      )}
      <SelectLinks label={t('series')} items={[all, ...series]} />
    </div>
  );
}
