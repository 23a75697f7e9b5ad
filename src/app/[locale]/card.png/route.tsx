import { siteCardAnswer } from '#web/features/home/site-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';

type Context = { params: Promise<{ locale: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return siteCardAnswer(parseLocale(locale));
}
