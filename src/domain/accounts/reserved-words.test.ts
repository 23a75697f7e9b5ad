import { expect, test } from 'vitest';
import { isReserved, RESERVED_WORDS } from './reserved-words.ts';

// Repeated here, so that no word is lost by accident: a player could register it as a handle.
const STAFF = 'admin admins administrator mod mods moderator moderators official operator staff stargrass webmaster';
const JAPANESE = '管理人 管理者 運営 公式 モデレーター スタッフ 星草 運営者 編集者 名無し 匿名 退会者';
const ROUTES = `en ja account api auth calendar callback compare csrf dashboard data developers entries error guide home information keyword
  keywordedit keywords limited log login logout me moderation moving post providers ranking rankings record records register reset revalidate
  rules search server session settings signin signout signup speedrun stage static terms total trends user users`;
const ROLES = `anonymous banned bot deleted editor editors everyone help nobody null organiser organizer owner root security site support
  system team undefined unknown visitor`;

test.each([STAFF, JAPANESE, ROUTES, ROLES])('the words %s are reserved', (words) => {
  expect(words.split(/\s+/).filter((word) => !isReserved(word))).toEqual([]);
});

test('no word is empty', () => {
  expect(RESERVED_WORDS).not.toContain('');
});

test.each(['ad-min', 'Ad Min', 'a.d_min', 'ＡＤＭＩＮ'])('%s is reserved, because case, width, spaces and signs are ignored', (text) => {
  expect(isReserved(text)).toBe(true);
});

test.each(['moss', 'adminx', 'a/dmin', ''])('"%s" is not reserved', (text) => {
  expect(isReserved(text)).toBe(false);
});
