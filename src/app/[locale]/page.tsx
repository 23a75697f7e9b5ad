import { getTranslations, setRequestLocale } from 'next-intl/server';
import { feedLabels } from '#web/features/feeds/feed-labels.ts';
import { RecordLines } from '#web/features/feeds/record-lines.tsx';
import { HomePage } from '#web/features/home/home-page.tsx';
import { SearchLink } from '#web/features/search/search-link.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readHome } from '#web/server/read-home.ts';
import { RandomStage } from '#web/shell/random-stage.tsx';

export default async function Home({ params }: PageProps<'/[locale]'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const [home, catalogue, t] = await Promise.all([readHome(), readCatalogue(), getTranslations('home.hero')]); // awaited here: the status is still open
  return (
    <HomePage
      home={home}
      catalogue={catalogue}
      locale={locale}
      search={<SearchLink href="#planets" label={t('search')} />}
      random={<RandomStage locale={locale} label={t('random')} />}
      feed={<RecordLines rows={home.newest} labels={await feedLabels(catalogue, locale)} locale={locale} />}
    />
  );
}
