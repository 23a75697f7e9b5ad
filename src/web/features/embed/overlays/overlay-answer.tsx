import type { OverlayKind } from '#domain/site/widgets/framed-routes.ts';
import { parseOverlayOptions } from '#domain/site/widgets/widget-options.ts';
import { answerWidget, widgetAnswer } from '#web/features/embed/widget-answer.tsx';
import { WidgetDocument } from '#web/features/embed/widget-document.tsx';
import { parseLocale } from '#web/i18n/locales.ts';
import { readLiveCursor } from '#web/server/live/read-live-cursor.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';
import { boardOverlay } from './board-overlay.tsx';
import { eventOverlay } from './event-overlay.tsx';
import type { AskedOverlay, OverlayView } from './overlay-view.ts';
import { standingOverlay } from './standing-overlay.tsx';
import { tickerOverlay } from './ticker-overlay.tsx';

const VIEWS: Readonly<Record<OverlayKind, (asked: AskedOverlay) => Promise<OverlayView | undefined>>> = {
  standing: standingOverlay,
  board: boardOverlay,
  event: eventOverlay,
  ticker: tickerOverlay,
};

type Context = { readonly params: Promise<{ locale: string }> };

/**
 * Creates the handler of an overlay. The script of the page (follow-overlay.ts) requests the same address again when a
 * record is posted, so that the server alone decides what an overlay shows.
 */
export const overlayAnswer =
  (kind: OverlayKind) =>
  (request: Request, { params }: Context): Promise<Response> =>
    answerWidget(request, async () => {
      const [locale, query] = [parseLocale((await params).locale), readQuery(request)];
      const options = parseOverlayOptions(query);
      const after = await readLiveCursor(); // Before the data, so that no record is missed in between.
      const view = options && (await VIEWS[kind]({ query, options, locale }));
      const document = view && (
        <WidgetDocument locale={locale} title={view.title} theme={options.theme} kind="overlay" style={{ fontSize: `${options.scale}%` }}>
          <main id="overlay" data-kind={kind} data-after={after} data-boards={view.boards?.join(' ')}>
            {view.content}
          </main>
        </WidgetDocument>
      );
      return widgetAnswer(request, { locale, kind: 'overlay' }, document);
    });
