import { playerCardAnswer } from '#web/features/players/player-card-answer.tsx';
import { parseLocale } from '#web/i18n/locales.ts';

type Context = { params: Promise<{ locale: string; userId: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale, userId } = await params;
  return playerCardAnswer(userId, parseLocale(locale));
}
