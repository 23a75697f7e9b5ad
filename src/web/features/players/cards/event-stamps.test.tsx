import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { StampsContent } from './event-stamps.tsx';

const catalogue = contentCatalogue();

function draw(count: number) {
  const events = [...catalogue.events.values()].slice(0, count);
  const stamps = events.map((event, index) => ({
    event,
    teamId: null,
    place: { rank: index + 1, shared: false, players: 40 },
    without: null,
  }));
  return renderToStaticMarkup(<StampsContent catalogue={catalogue} page={{ stamps }} locale="en" />);
}

test('draws six stamps and lists the others, with those that phones do not draw', () => {
  const html = draw(12);
  expect(html.match(/viewBox/g)).toHaveLength(6);
  expect(html.match(/<li/g)).toHaveLength(6 + 10);
  expect(html.match(/<li data-drawn/g)).toHaveLength(4);
  expect(html).toContain('Event stamps (12)');
  expect(html).toContain('12th of 40');
});

test('the list is for phones only while all stamps are drawn, and omitted for two', () => {
  expect(draw(6)).toMatch(/<details [^>]*data-drawn/);
  expect(draw(7)).not.toMatch(/<details [^>]*data-drawn/);
  expect(draw(2)).not.toContain('<details');
});
