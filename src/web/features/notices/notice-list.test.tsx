import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#web/i18n/messages.ts';
import type { ShownNotice } from '#web/server/read-notices.ts';
import { noticeOf } from './notice.fixture.ts';
import { NoticeList } from './notice-list.tsx';
import { noticeWords } from './notice-words.ts';

const NOTICE = noticeOf('9');

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(String(body));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (locale: 'en' | 'ja', notices: readonly ShownNotice[], onOpen = (_: string) => {}) =>
  render(<NoticeList notices={notices} words={noticeWords(messagesOf(locale))} locale={locale} onOpen={onOpen} />);

test.each([
  ['en', 'New: Moss passed you on Pond with 12,000', 'You held place 3 until then.', '/record/1'],
  ['ja', '未読: 池でMossに抜かれました（12,000）', 'それまで3位でした。', '/ja/record/1'],
] as const)('%s: who, where, with what, and when', (locale, text, place, href) => {
  const { getByRole, container } = list(locale, [NOTICE]);
  expect(getByRole('link').textContent).toBe(text);
  expect(getByRole('link').getAttribute('href')).toBe(href);
  expect(container.querySelector('p')?.textContent).toBe(`${place}2020/11/15`);
});

test('what was read looks and sounds so; several are told as one', () => {
  const { getAllByRole } = list('en', [
    { ...NOTICE, isRead: true },
    { ...NOTICE, id: '8', kind: 'rival', count: 3, place: null },
  ]);
  expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Moss passed you on Pond with 12,000',
    'New: Moss posted 3 new records',
  ]);
  expect(getAllByRole('listitem').map((item) => item.hasAttribute('data-read'))).toEqual([true, false]);
});

test('opening one marks it as read on the server', () => {
  const opened: string[] = [];
  const { getByRole } = list('en', [NOTICE], (id) => opened.push(id));
  fireEvent.click(getByRole('link'));
  expect(opened).toEqual(['9']);
  expect(asked).toEqual(['{"id":"9"}']);
});
