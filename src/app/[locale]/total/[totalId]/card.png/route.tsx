import { totalCardAnswer } from '#web/features/totals/total-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';

type Context = { params: Promise<{ locale: string; totalId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, totalId } = await params;
  return totalCardAnswer(parseId(totalId), parseLocale(locale));
}
