import { recordCardAnswer } from '#web/features/records/head/record-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';

type Context = { params: Promise<{ locale: string; recordId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, recordId } = await params;
  return recordCardAnswer(recordId, parseLocale(locale));
}
