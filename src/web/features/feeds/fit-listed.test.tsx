import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { fitListed } from './fit-listed.ts';

afterEach(cleanup);

const record = (recordId: string, postedOn: string) => ({ recordId, postedOn }) as FeedRecord;
const day = (date: string, ...ids: string[]) => (
  <section key={date + ids}>
    <h2>
      <time dateTime={date}>{date}</time>
    </h2>
    {ids.map((id) => (
      <p key={id} data-record={id}>
        {id}
      </p>
    ))}
  </section>
);
const shownOf = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>('h2, p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);

test('a list of fixed length keeps its length when new records appear above it', () => {
  const { container } = render([
    <p key="4" data-record="4">
      4
    </p>,
    ...['3', '2', '1'].map((id) => (
      <p key={id} data-record={id}>
        {id}
      </p>
    )),
  ]);
  fitListed(container, [record('4', '2026/11/18')], 3);
  expect(shownOf(container)).toEqual(['4', '3', '2']);
  fitListed(container, [], 4);
  expect(shownOf(container)).toEqual(['4', '3', '2', '1']);
});

test('hides the heading of a day that new records repeat', () => {
  const { container } = render([day('2026-11-18', '5'), day('2026-11-18', '4'), day('2026-11-17', '3')]);
  fitListed(container, [record('5', '2026/11/18')], undefined);
  expect(shownOf(container)).toEqual(['2026-11-18', '5', '4', '2026-11-17', '3']);
});
