import '#web/shell/shell-styles.ts';
import { feedLabels } from '#web/features/feeds/feed-labels.ts';
import { LiveLines } from '#web/features/feeds/live-lines.tsx';
import { RecordLines } from '#web/features/feeds/record-lines.tsx';
import { homeJsonLd } from '#web/features/home/home-json-ld.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { SearchLink } from '#web/features/search/search-link.tsx';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readLiveCursor } from '#web/server/live/read-live-cursor.ts';
import { localePage } from '#web/server/locale-page.ts';
import { readHome } from '#web/server/site/read-home.ts';
import { RandomStage } from '#web/shell/header/random-stage.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

export default localePage(async ({ locale }) => {
  // Read before the list so that records published in between are still announced.
  const after = await readLiveCursor();
  const t = translate(locale, 'home.hero');
  const [home, catalogue] = await Promise.all([readHome(), readCatalogue()]);
  const labels = feedLabels(catalogue, locale);
  return (
    <>
      <HomePage
        home={home}
        catalogue={catalogue}
        locale={locale}
        search={<SearchLink href="#planets" label={t('search')} />}
        random={<RandomStage locale={locale} label={t('random')} />}
        feed={
          <LiveLines most={home.newest.length} labels={labels} words={messagesOf(locale).live} locale={locale} after={after}>
            <Static as="div">
              <RecordLines rows={home.newest} labels={labels} locale={locale} />
            </Static>
          </LiveLines>
        }
      />
      <JsonLd data={homeJsonLd(locale)} />
    </>
  );
});
