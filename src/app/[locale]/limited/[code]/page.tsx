import '#web/shell/shell-styles.ts';
import '#web/features/events/event-styles.ts';
import { eventJsonLd } from '#web/features/events/event-json-ld.ts';
import { eventMetadata } from '#web/features/events/event-metadata.ts';
import { EventPage } from '#web/features/events/event-page.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { readEventPage } from '#web/server/events/read-event-page.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/limited/[code]'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { code }, query }) => {
  const page = await readEventPage(parseCode(code), query);
  return page ? eventMetadata(await readCatalogue(), page, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { code }, query }) => {
  // Must be awaited before rendering so that the page can still respond with 404.
  const page = await readEventPage(parseCode(code), query);
  if (!page) return <MissingPage locale={locale} />;
  const catalogue = await readCatalogue();
  return (
    <>
      <EventPage catalogue={catalogue} page={page} locale={locale} />
      <JsonLd data={eventJsonLd(catalogue, page.view.event, locale)} />
    </>
  );
});
