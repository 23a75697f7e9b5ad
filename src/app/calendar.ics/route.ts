import { openCall } from '#web/server/answer/api-route.ts';
import { calendarAnswer } from '#web/server/events/calendar-answer.ts';

export const GET = openCall(({ request }) => calendarAnswer(request));
