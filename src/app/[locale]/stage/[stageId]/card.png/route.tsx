import { stageCardAnswer } from '#web/features/rankings/head/stage-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';
import { parseId } from '#web/server/answer/parse-id.ts';

type Context = { params: Promise<{ locale: string; stageId: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale, stageId } = await params;
  const rule = new URL(request.url).searchParams.get('rule');
  return stageCardAnswer(parseId(stageId), rule, parseLocale(locale));
}
