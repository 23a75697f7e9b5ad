import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';

/**
 * Fits a list to the records that are shown above it: hides the heading of a day that they repeat, and what exceeds the
 * length of a list of fixed length. The list is static markup, so this changes the elements themselves.
 */
export function fitListed(list: Element, fresh: readonly FeedRecord[], most: number | undefined): void {
  const days = new Set(fresh.map(({ postedOn }) => postedOn.replaceAll('/', '-')));
  const isFresh = new Set(fresh.map(({ recordId }) => recordId));
  for (const heading of [...list.querySelectorAll<HTMLElement>('h2')].slice(days.size)) {
    heading.hidden = days.has(heading.querySelector('time')?.dateTime ?? '');
  }
  const listed = [...list.querySelectorAll<HTMLElement>('[data-record]')].filter(({ dataset }) => !isFresh.has(dataset.record ?? ''));
  listed.forEach((line, index) => {
    line.hidden = most !== undefined && index >= most - fresh.length;
  });
}
