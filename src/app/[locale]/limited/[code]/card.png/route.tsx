import { eventCardAnswer } from '#web/features/events/event-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readCatalogue } from '#web/server/catalogue.ts';

type Context = { params: Promise<{ locale: string; code: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, code } = await params;
  return eventCardAnswer(await readCatalogue(), parseId(code), parseLocale(locale));
}
