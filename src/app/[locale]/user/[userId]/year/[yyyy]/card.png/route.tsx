import { yearCardAnswer } from '#web/features/year/card/year-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';

type Context = { params: Promise<{ locale: string; userId: string; yyyy: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, userId, yyyy } = await params;
  return yearCardAnswer(userId, yyyy, parseLocale(locale));
}
