import { openCall } from '#web/server/api-route.ts';
import { eventFileAnswer } from '#web/server/calendar-answer.ts';

export const GET = openCall(({ request, params: { locale = '', code = '' } }) => eventFileAnswer(request, locale, code));
