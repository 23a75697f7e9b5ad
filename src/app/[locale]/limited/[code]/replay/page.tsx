import '#web/shell/shell-styles.ts';
import '#web/features/events/event-styles.ts';
import { parseReplayHour } from '#domain/events/result/replay.ts';
import { replayJsonLd, replayMetadata } from '#web/features/event-replay/replay-metadata.ts';
import { ReplayPage } from '#web/features/event-replay/replay-page.tsx';
import { ResultCard } from '#web/features/events/cards/result-card.tsx';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { readEvent } from '#web/server/events/read-event.ts';
import { readEventReplay } from '#web/server/events/read-event-replay.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { localeMetadata, localePage } from '#web/server/locale-page.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/limited/[code]/replay'>;

export const generateMetadata = localeMetadata<Props>(async ({ locale, params: { code } }) => {
  const event = (await readCatalogue()).events.get(parseCode(code));
  return event ? replayMetadata(event, locale) : notFoundHead(locale);
});

export default localePage<Props>(async ({ locale, params: { code }, query }) => {
  const [catalogue, view, replay] = [await readCatalogue(), await readEvent(parseCode(code)), await readEventReplay(parseCode(code))];
  if (!view || !replay) return <MissingPage locale={locale} />;
  const hour = parseReplayHour(query.hour, replay.snapshots.length);
  if (hour === undefined) return <MissingPage locale={locale} />;
  const result = <ResultCard view={view} locale={locale} isUnderReplay />;
  return (
    <>
      <ReplayPage catalogue={catalogue} view={view} replay={replay} hour={hour} locale={locale} result={result} />
      <JsonLd data={replayJsonLd(replay.event, locale)} />
    </>
  );
});
