import type { ReactElement } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { renderDocument } from '#web/markup/render-document.tsx';
import { cacheableText } from '#web/server/answer/cacheable-answer.ts';
import { ASK_EACH_TIME } from '#web/server/answer/edge-headers.ts';
import { unavailablePage } from '#web/server/answer/unavailable-page.ts';
import { logFailure } from '#web/server/log.ts';
import { WidgetDocument } from './widget-document.tsx';

const RETRY_SECONDS = '5';
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Responds with a document, or with 404 and a short text in its place. */
export async function widgetAnswer(
  request: Request,
  { locale, kind }: { readonly locale: Language; readonly kind: 'embed' | 'overlay' },
  document: ReactElement | undefined,
): Promise<Response> {
  if (document) return cacheableText(request, await renderDocument(document), HTML, ASK_EACH_TIME['cache-control']);
  const { title, text } = messagesOf(locale).embed.missing;
  const missing = (
    <WidgetDocument locale={locale} title={title} theme="auto" kind={kind}>
      <p className="missing">{text}</p>
    </WidgetDocument>
  );
  return new Response(await renderDocument(missing), { status: 404, headers: { ...HTML, 'cache-control': 'no-store' } });
}

/**
 * Answers a request for an embed or overlay. When `act` fails, the answer is the page for outages, which loads itself again:
 * nobody reloads an overlay by hand.
 */
export async function answerWidget(request: Request, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    logFailure(request, error);
    const [path = '/'] = (request.headers.get('x-address') ?? new URL(request.url).pathname).split('?');
    const page = unavailablePage(path, request.headers.get('x-request-id') ?? '');
    return new Response(page, { status: 503, headers: { ...HTML, 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS } });
  }
}
