import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import { windowEnd } from '#domain/events/window.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { eventNote, eventRows, teamFacts } from '#web/features/embed/event-rows.ts';
import { translate } from '#web/i18n/translate.ts';
import { readCatalogue } from '#web/server/catalogue.ts';
import { parseCode } from '#web/server/events/event-code.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { readEventPage } from '#web/server/events/read-event-page.ts';
import { OverlayRows } from './overlay-rows.tsx';
import type { AskedOverlay, OverlayView } from './overlay-view.ts';

/** Shows an event's countdown, teams and first places; a blind event shows no places until its end. */
export async function eventOverlay({ query, options, locale }: AskedOverlay): Promise<OverlayView | undefined> {
  const page = await readEventPage(parseCode(String(query.event)), {});
  if (!page) return undefined;
  const catalogue = await readCatalogue();
  const { view } = page;
  const title = inLanguage(view.event.title, locale);
  const note = eventNote(view, locale);
  const teams = teamFacts(catalogue, view, locale);
  const rows = eventRows(page, options.rows, locale).map((row) => ({ ...row, isOwn: row.planet?.handle === query.user }));
  return {
    title,
    boards: view.boards.flatMap((boardId) => {
      const board = catalogue.boards.get(boardId);
      return board ? [boardRoute(catalogue, board)] : [];
    }),
    content: (
      <>
        <h1>{title}</h1>
        {view.window !== 'over' && <TimeLeft view={view} locale={locale} />}
        {teams.length > 0 && (
          <dl>
            {teams.map(({ term, value }) => (
              <div key={term} data-key={`${term} ${value}`}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="note">{note}</p>}
        {rows.length > 0 && <OverlayRows rows={rows} />}
      </>
    ),
  };
}

/** Counts down to the start or the end. The script of the page fills in the numbers. */
function TimeLeft({ view: { event, window }, locale }: { view: EventView; locale: Language }) {
  const t = translate(locale, 'events.clock');
  const until = window === 'open' ? windowEnd(event) : new Date(event.startsAt);
  return (
    <p className="clock" data-until={until.getTime()}>
      {t(window === 'open' ? 'ends' : 'begins')}
      {[t('days'), t('hours'), t('minutes'), t('seconds')].map((unit) => (
        <span key={unit}>
          <b>––</b> {unit}
        </span>
      ))}
    </p>
  );
}
