import { json, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { MenuJson } from '#web/server/answer/response-types.ts';
import { readMenus } from '#web/server/site/menus.ts';

const FIVE_MINUTES = { 'cache-control': 'public, max-age=300' };

export const GET = openCall(async ({ request, params: { locale = '' } }) => {
  const menus = await readMenus(locale);
  return menus ? json<MenuJson>(menus, 200, FIVE_MINUTES) : errorAnswer(request, 'not-found');
});
