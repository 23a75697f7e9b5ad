import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { parseReplayHour } from '#domain/events/result/replay.ts';
import { replayJsonLd, replayMetadata } from '#web/features/event-replay/replay-metadata.ts';
import { ReplayPage } from '#web/features/event-replay/replay-page.tsx';
import { ResultCard } from '#web/features/events/cards/result-card.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import { readEvent } from '#web/server/events/read-event.ts';
import { readEventReplay } from '#web/server/events/read-event-replay.ts';
import { notFoundHead } from '#web/server/head/page-head.ts';
import { MissingPage } from '#web/shell/not-found/missing-page.tsx';
import { JsonLd } from '#web/ui/page/json-ld.tsx';

type Props = PageProps<'/[locale]/limited/[code]/replay'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params;
  const event = (await readCatalogue()).events.get(parseCode(code));
  return event ? replayMetadata(event, locale as Locale) : notFoundHead(locale as Locale);
}

export default async function Replay({ params, searchParams }: Props) {
  const { locale, code } = (await params) as { locale: Locale; code: string };
  setRequestLocale(locale);
  const [catalogue, view, replay] = [await readCatalogue(), await readEvent(parseCode(code)), await readEventReplay(parseCode(code))];
  if (!view || !replay) return <MissingPage />;
  const hour = parseReplayHour((await searchParams).hour, replay.snapshots.length);
  if (hour === undefined) return <MissingPage />;
  const result = <ResultCard view={view} locale={locale} isUnderReplay />;
  return (
    <>
      <ReplayPage catalogue={catalogue} view={view} replay={replay} hour={hour} locale={locale} result={result} />
      <JsonLd data={replayJsonLd(replay.event, locale)} />
    </>
  );
}
