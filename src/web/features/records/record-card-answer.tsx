import { ImageResponse } from 'next/og';
import type { Locale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { cardFonts } from '#web/server/card-fonts.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { readRecord } from '#web/server/read-record.ts';
import { CARD_SIZE, RecordCard } from './record-card.tsx';
import { recordNames } from './record-names.ts';

const KEPT_FOR_S = 300; // a place may change at any time; other sites keep their copy much longer anyway

/** The picture of a record that counts; 404 for any other. */
export async function recordCardAnswer(recordId: string, locale: Locale): Promise<Response> {
  const shown = await readRecord(recordId);
  if (!shown?.counts) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const { stage, rule, value, place, player } = recordNames(await readCatalogue(), shown, locale);
  const { fonts, drawable } = await cardFonts();
  const card = (
    <RecordCard
      stage={drawable(stage)}
      rule={drawable(rule)}
      value={drawable(value)}
      place={drawable(place ?? '')}
      player={drawable(player)}
      site={messagesOf(locale).frame.site}
    />
  );
  return new ImageResponse(card, { ...CARD_SIZE, fonts, headers: { 'cache-control': `public, max-age=${KEPT_FOR_S}` } });
}
