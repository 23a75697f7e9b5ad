import { openCall } from '#web/server/answer/api-route.ts';
import { eventFileAnswer } from '#web/server/events/calendar-answer.ts';

export const GET = openCall(({ request, params: { locale = '', code = '' } }) => eventFileAnswer(request, locale, code));
