import { inLanguage } from '#domain/shared/language.ts';
import { SmallPlanet } from '#web/features/embed/small-planet.tsx';
import { writtenPlaceText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { readNewest } from '#web/server/embeds/read-framed.ts';
import type { AskedOverlay, OverlayView } from './overlay-view.ts';

/** Shows the newest records of the site in one line, newest first. What does not fit is cut. */
export async function tickerOverlay({ options, locale }: AskedOverlay): Promise<OverlayView> {
  const { rankings, records, embed } = messagesOf(locale);
  const newest = await readNewest(options.rows);
  return {
    title: embed.newest,
    content: (
      <ol>
        {newest.map((record) => (
          <li key={record.recordId} data-key={record.recordId}>
            <SmallPlanet handle={record.handle} rankClass={record.rankClass} />
            <span className="name">{record.name ?? rankings.anonymous}</span>
            <span className="stage">{inLanguage(record.stage, locale)}</span>
            <b>{record.value}</b>
            {record.rankText !== '' && (
              <span className="place" data-medal={record.rank !== null && record.rank <= 3 ? record.rank : undefined}>
                {writtenPlaceText(records.place, locale, record.rankText)}
              </span>
            )}
          </li>
        ))}
      </ol>
    ),
  };
}
