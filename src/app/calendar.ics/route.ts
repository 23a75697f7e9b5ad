import { openCall } from '#web/server/api-route.ts';
import { calendarAnswer } from '#web/server/calendar-answer.ts';

export const GET = openCall(({ request }) => calendarAnswer(request));
